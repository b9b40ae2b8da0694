import { fillText, type TreeItem } from '#design-system';
import type { Sample, SampleColumn } from '#contract/types.ts';
import { dot } from '../../../messages/format.ts';
import { sampleMessages } from '../../../messages/sample.ts';
import { shareText } from './values.ts';

const { structure: messages, types } = sampleMessages;

export interface SchemaField {
  path: readonly string[];
  type: SampleColumn['type'];
  list: boolean;
  /** Absent where it is not measured. */
  nulls?: number;
}

function detailsOf({ type, list, nulls = 0 }: SchemaField): string {
  const one = type === 'object' ? messages.object : types[type];
  const kind = list ? (type === 'empty' ? messages.emptyList : fillText(messages.list, { type: one })) : one;
  return nulls > 0 ? `${kind}${dot}${fillText(messages.empty, { share: shareText(nulls) })}` : kind;
}

interface Branch {
  details: string;
  children: Map<string, Branch>;
}

const newBranch = (): Branch => ({ details: messages.object, children: new Map() });

const itemsOf = ({ children }: Branch, path: readonly string[] = []): TreeItem[] =>
  [...children].map(([text, branch]) => {
    const here = [...path, text];
    return { id: JSON.stringify(here), text, details: branch.details, children: itemsOf(branch, here) };
  });

/** Fields by their place. Outer fields that nothing describes are objects. */
export function schemaItems(fields: readonly SchemaField[]): TreeItem[] {
  const root = newBranch();
  for (const field of fields) {
    let branch = root;
    for (const name of field.path) {
      const next = branch.children.get(name) ?? newBranch();
      branch.children.set(name, next);
      branch = next;
    }
    branch.details = detailsOf(field);
  }
  return itemsOf(root);
}

const nestedFormats: ReadonlySet<string> = new Set(['json', 'ndjson', 'parquet']);

/** Samples flatten one level of objects: the column `a.b` is the field `b` of `a`. */
function placeOf(name: string, isNestedFormat: boolean): string[] {
  const dot = isNestedFormat ? name.indexOf('.') : -1;
  return dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : [name];
}

export function sampledFields({ schema, format: source }: Pick<Sample, 'schema' | 'format'>): SchemaField[] {
  const isNestedFormat = nestedFormats.has(source);
  return schema.flatMap(({ name, type, nulls, fields = [] }) => {
    const place = placeOf(name, isNestedFormat);
    const inner = fields.map((field) => ({ ...field, path: [...place, ...field.path] }));
    return inner.length > 0 ? inner : [{ path: place, type, list: false, nulls }];
  });
}

export const isNested = (fields: readonly SchemaField[]) => fields.some(({ path, list }) => path.length > 1 || list);
