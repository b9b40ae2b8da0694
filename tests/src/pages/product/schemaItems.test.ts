import { expect, it } from 'vitest';
import type { TreeItem } from '#design-system';
import { isNested, sampledFields, schemaItems } from '#src/pages/product/sample/schemaItems.ts';

const column = (name: string, type: 'text' | 'number' | 'object' = 'text') => ({ name, type, nulls: 0, distinct: 1 });
const brief = (items: readonly TreeItem[]): unknown[] =>
  items.map(({ text, details, children = [] }) => [text, details, ...brief(children)]);

it.each(['json', 'parquet'] as const)('puts flattened columns of %s and nested fields into one tree', (format) => {
  const fields = sampledFields({
    format,
    schema: [
      column('id'),
      { ...column('at.place'), nulls: 0.25 },
      column('at.depth', 'number'),
      {
        ...column('sources', 'object'),
        fields: [
          { path: [], type: 'object', list: true, nulls: 0 },
          { path: ['code'], type: 'text', list: false, nulls: 0.5 },
        ],
      },
      { ...column('tags', 'object'), fields: [{ path: [], type: 'empty', list: true, nulls: 0 }] },
    ],
  });
  expect(isNested(fields)).toBe(true);
  expect(brief(schemaItems(fields))).toEqual([
    ['id', 'Text'],
    ['at', 'Object', ['place', 'Text\u00A0· 25% empty'], ['depth', 'Number']],
    ['sources', 'List: Object', ['code', 'Text\u00A0· 50% empty']],
    ['tags', 'Empty list'],
  ]);
});

it('leaves dots in the names of flat files alone', () => {
  const fields = sampledFields({ format: 'csv', schema: [column('a.b'), column('a.c')] });
  expect(isNested(fields)).toBe(false);
  expect(brief(schemaItems(fields))).toEqual([
    ['a.b', 'Text'],
    ['a.c', 'Text'],
  ]);
});

it('gives each field its own id, whatever its name', () => {
  const paths = [['a', 'b'], ['a,b'], ['__proto__', 'x'], ['']];
  const items = schemaItems(paths.map((path) => ({ path, type: 'text' as const, list: false })));
  const ids = (all: readonly TreeItem[]): string[] => all.flatMap(({ id, children = [] }) => [id, ...ids(children)]);
  expect(new Set(ids(items)).size).toBe(6);
});
