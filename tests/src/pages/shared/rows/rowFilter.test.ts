import { expect, it } from 'vitest';
import { parseWhere } from '#server/tables/where.ts';
import { whereOf } from '#src/pages/shared/rows/rowFilter.ts';

const column = 'my "depth"';
const read = (value: string, type: 'number' | 'text' | 'boolean' | 'date', operator: '=' | 'contains' = '=') =>
  parseWhere(whereOf({ [column]: { operator, value } }, [{ name: column, type }]) ?? '');

it('writes filters that the server parses to the typed values', () => {
  expect(read(" it's ", 'text')).toMatchObject({ column, op: '=', value: "it's" });
  expect(read('1.5', 'number')).toMatchObject({ value: 1.5 });
  expect(read('1.5', 'text')).toMatchObject({ value: '1.5' });
  expect(read('True', 'boolean')).toMatchObject({ value: true });
  expect(read('2026-01-01', 'date')).toMatchObject({ value: '2026-01-01' });
  expect(read("' or 1 = 1", 'text', 'contains')).toMatchObject({
    kind: 'compare',
    op: 'contains',
    value: "' or 1 = 1",
  });
});

it('joins the filters of several columns', () => {
  const columns = [
    { name: 'a', type: 'number' as const },
    { name: 'b', type: 'text' as const },
  ];
  const filters = { a: { operator: '>=', value: '2' }, b: { operator: '!=', value: 'x' } } as const;
  expect(parseWhere(whereOf(filters, columns) ?? '')).toMatchObject({
    kind: 'and',
    parts: [
      { column: 'a', value: 2 },
      { column: 'b', value: 'x' },
    ],
  });
  expect(whereOf({}, columns)).toBeUndefined();
});
