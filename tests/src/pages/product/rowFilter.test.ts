import { expect, it } from 'vitest';
import { parseWhere } from '#server/tables/where.ts';
import { operatorsFor, recordsOf, whereOf } from '#src/pages/product/sample/rowFilter.ts';

const filter = (value: string, operator: '=' | 'contains' = '=') => ({ column: 'my "depth"', operator, value });

it('writes filters that the server reads back as they were typed', () => {
  const column = 'my "depth"';
  expect(parseWhere(whereOf(filter(" it's "), 'text') ?? '')).toMatchObject({ column, op: '=', value: "it's" });
  expect(parseWhere(whereOf(filter('1.5'), 'number') ?? '')).toMatchObject({ value: 1.5 });
  expect(parseWhere(whereOf(filter('1.5'), 'text') ?? '')).toMatchObject({ value: '1.5' });
  expect(parseWhere(whereOf(filter('True'), 'boolean') ?? '')).toMatchObject({ value: true });
  expect(parseWhere(whereOf(filter('2026-01-01'), 'date') ?? '')).toMatchObject({ value: '2026-01-01' });
  expect(parseWhere(whereOf(filter("' or 1 = 1", 'contains'), 'text') ?? '')).toMatchObject({
    kind: 'compare',
    op: 'contains',
    value: "' or 1 = 1",
  });
  expect(whereOf(filter('  '), 'text')).toBeUndefined();
});

it('offers the comparisons that fit the column', () => {
  expect(operatorsFor('text')).toContain('contains');
  expect(operatorsFor('number')).not.toContain('contains');
  expect(operatorsFor('boolean')).toEqual(['=', '!=']);
});

it('makes records of rows', () => {
  const columns = [
    { name: 'a', type: 'number' as const },
    { name: 'b', type: 'text' as const },
  ];
  expect(recordsOf({ offset: 0, limit: 2, total: 1, columns, rows: [[1, null]] })).toEqual([{ a: 1, b: null }]);
});
