import { walk, type Source, type Span } from './sources.ts';

export type Node = Span & Record<string, unknown>;

const tests = 'storybook/test';

export interface Edit extends Span {
  text: string;
}

/** Boolean props that open an overlay in a story. In an app, its trigger opens it. */
const opening = new Set<unknown>(['defaultOpen', 'open']);

/** Edits for readers: test handlers become `() => {}`; forced states and initially open overlays are left out. */
function editsOf(source: Source, node: unknown): Edit[] {
  const edits: Edit[] = [];
  walk(node, (one) => {
    const callee = one['callee'] as Node | undefined;
    const isTest = callee?.type === 'Identifier' && source.imports.get(String(callee['name']))?.source === tests;
    if (one.type === 'CallExpression' && isTest) {
      const [given] = one['arguments'] as Node[];
      edits.push({ ...one, text: given ? textOf(source, given) : '() => {}' });
      return false;
    }
    const attribute = one.type === 'JSXAttribute' ? (one['name'] as Node)['name'] : undefined;
    const isOpening = opening.has(attribute) && one['value'] === null;
    if (attribute === 'data-force' || isOpening) edits.push({ ...one, text: '' });
    return undefined;
  });
  return edits;
}

export function textOf(source: Source, node: Span, more: readonly Edit[] = []): string {
  const edits = [...editsOf(source, node), ...more].toSorted((a, b) => a.start - b.start);
  let [text, at] = ['', node.start];
  for (const edit of edits) {
    if (edit.start < at) continue;
    text += source.code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + source.code.slice(at, node.end);
}

export const initOf = (declaration: Node | undefined) =>
  ((declaration?.['declarations'] as Node[] | undefined)?.[0]?.['init'] ?? undefined) as Node | undefined;

export const inputOf = (source: Source, call: Node | undefined) =>
  entriesOf(source, (call?.['arguments'] as Node[] | undefined)?.[0]);

function literalOf(source: Source, node: Node | undefined): Node | undefined {
  if (node?.type === 'Identifier') return initOf(source.declarations.get(String(node['name'])) as Node | undefined);
  const story = /^(\w+)\.input\.args$/u.exec(node ? source.code.slice(node.start, node.end) : '')?.[1];
  return story ? inputOf(source, initOf(source.declarations.get(story) as Node | undefined)).get('args') : node;
}

/** The literal of `'large' as const`, which only the types of Storybook need. */
const withoutConst = (value: Node): Node => {
  const literal = value['expression'] as Node | undefined;
  return value.type === 'TSAsExpression' && literal?.type === 'Literal' ? literal : value;
};

/** Spreads of no known literal keep their node, under a key of their position. */
export function entriesOf(source: Source, given: Node | undefined): Map<string, Node> {
  const found = new Map<string, Node>();
  const object = literalOf(source, given);
  if (object?.type !== 'ObjectExpression') return found;
  for (const property of object['properties'] as Node[]) {
    const key = property['key'] as Node | undefined;
    const spread = property['argument'] as Node | undefined;
    if (key) found.set(String(key['name'] ?? key['value']), withoutConst(property['value'] as Node));
    else if (literalOf(source, spread)?.type === 'ObjectExpression')
      for (const [name, value] of entriesOf(source, spread)) found.set(name, value);
    else found.set(`...${property.start}`, property);
  }
  return found;
}
