import { JsonColumn, TextColumn, type ColumnType } from '#server/reading/columnType.ts';
import type { Item, Plain } from '#server/domains/samples/measuring/values.ts';

const kindOf = (value: unknown) => {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'boolean' || typeof value === 'number') return typeof value === 'number' ? 'number' : 'boolean';
  if (typeof value === 'string') return 'text';
  return Array.isArray(value) ? 'list' : 'object';
};

/** Types of records, as their reading finds them. */
export function typesOf(items: readonly Item[], plain: Plain | undefined): Map<string, ColumnType> {
  const names = [...new Set(items.flatMap((item) => Object.keys(item)))];
  return new Map(
    names.map((name) => {
      const text = plain && new TextColumn(plain);
      const json = new JsonColumn();
      for (const { [name]: value } of items) {
        if (text && typeof value === 'string') text.take(value);
        else json.take(kindOf(value), () => String(value));
      }
      return [name, text && json.type === 'empty' ? text.type : json.type];
    }),
  );
}
