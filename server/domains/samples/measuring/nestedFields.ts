import type { SampleColumn } from '#contract/types.ts';
import { nestedType, storable } from './values.ts';

type NestedField = NonNullable<SampleColumn['fields']>[number];

/** Fields of one column, levels below it, and elements read of one list. */
const maxFields = 200;
const maxLevels = 8;
const maxElements = 50;
const longestName = 128;
/** Fields of one sample, and characters of their paths. */
const sampleFields = 1_000;
const sampleText = 64 * 1024;

interface Node {
  readonly kinds: Set<NestedField['type']>;
  readonly children: Map<string, Node>;
  /** Values that are there, and those that are objects. */
  present: number;
  objects: number;
  list: boolean;
  readonly pathLength: number;
}

const newNode = (pathLength: number): Node => ({
  kinds: new Set(),
  children: new Map(),
  present: 0,
  objects: 0,
  list: false,
  pathLength,
});

export class FieldBudget {
  #fields = sampleFields;
  #text = sampleText;

  spend(pathLength: number): boolean {
    if (this.#fields === 0 || pathLength > this.#text) return false;
    this.#fields -= 1;
    this.#text -= pathLength;
    return true;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class Reader {
  readonly #budget: FieldBudget;
  #left = maxFields;

  constructor(budget: FieldBudget) {
    this.#budget = budget;
  }

  read(node: Node, value: unknown, level: number): void {
    if (value === null || value === undefined) return;
    node.present += 1;
    this.#look(node, value, level);
  }

  #look(node: Node, value: unknown, level: number): void {
    if (Array.isArray(value)) {
      node.list = true;
      if (level < maxLevels) for (const one of value.slice(0, maxElements)) this.#look(node, one, level + 1);
      return;
    }
    if (!isObject(value)) {
      const type = nestedType(value);
      if (type !== 'empty') node.kinds.add(type);
      return;
    }
    node.kinds.add('object');
    node.objects += 1;
    if (level >= maxLevels) return;
    for (const [name, inner] of Object.entries(value)) {
      const child = this.#childOf(node, name);
      if (child) this.read(child, inner, level + 1);
    }
  }

  #childOf({ children, pathLength }: Node, name: string): Node | undefined {
    const known = children.get(name);
    if (known || this.#left === 0) return known;
    const length = pathLength + Math.min(name.length, longestName);
    if (!this.#budget.spend(length)) return undefined;
    this.#left -= 1;
    const child = newNode(length);
    children.set(name, child);
    return child;
  }
}

function typeOf({ kinds }: Node): NestedField['type'] {
  const [only] = kinds;
  if (only === undefined) return 'empty';
  if (kinds.size === 1) return only;
  return kinds.size === 2 && kinds.has('integer') && kinds.has('number') ? 'number' : 'text';
}

function fieldsOf(node: Node, path: readonly string[], parents: number): NestedField[] {
  const field: NestedField = {
    path: [...path],
    type: typeOf(node),
    list: node.list,
    nulls: parents === 0 ? 0 : Math.max(0, 1 - node.present / parents),
  };
  const inner = [...node.children].flatMap(([name, child]) =>
    fieldsOf(child, [...path, storable(name.slice(0, longestName))], node.objects),
  );
  return [field, ...inner];
}

/** Fields inside the values of a column, outer ones first; the first one is the column. */
export function nestedFields(values: readonly unknown[], budget = new FieldBudget()): NestedField[] {
  const root = newNode(0);
  const reader = new Reader(budget);
  for (const value of values) reader.read(root, value, 0);
  return fieldsOf(root, [], values.length);
}
