import { expect, it } from 'vitest';
import {
  describeColumns,
  localRows,
  type GridColumn,
  type GridOperator,
} from '#design-system/patterns/DataGrid/index.ts';

const columns: readonly GridColumn[] = [
  { id: 'name', header: 'Name' },
  { id: 'mm', header: 'Rain', type: 'number' },
];
const rows = [['Oslo 10', 3], ['oslo 9', null], ['Voss', Number.NaN], ['Bodø', -1], ['Ås']];
const read = async (query: Partial<Parameters<ReturnType<typeof localRows>>[0]>) =>
  localRows(
    columns,
    rows,
  )({ offset: 0, limit: 10, sort: undefined, filters: {}, search: '', signal: new AbortController().signal, ...query });
const names = async (query: Parameters<typeof read>[0]) => (await read(query)).rows.map(([name]) => name);

it('sorts numbers as numbers and texts as people do, empty values last', async () => {
  expect(await names({ sort: { column: 'mm', direction: 'ascending' } })).toEqual([
    'Bodø',
    'Oslo 10',
    'oslo 9',
    'Voss',
    'Ås',
  ]);
  expect((await names({ sort: { column: 'mm', direction: 'descending' } })).slice(0, 2)).toEqual(['Oslo 10', 'Bodø']);
  const sorted = await names({ sort: { column: 'name', direction: 'ascending' } });
  expect(sorted.indexOf('oslo 9')).toBeLessThan(sorted.indexOf('Oslo 10'));
});

it('filters without regard to case, and counts what matches', async () => {
  const page = await read({ filters: { name: { operator: 'contains', value: 'OSLO' } }, limit: 1 });
  expect([page.total, page.rows.length]).toEqual([2, 1]);
  const oslo = { operator: 'contains', value: 'oslo' } as const;
  expect(await names({ filters: { name: oslo, mm: { operator: '=', value: '3' } } })).toEqual(['Oslo 10']);
});

it('compares numbers as numbers, and leaves out empty values', async () => {
  const found = (operator: GridOperator, value: string, column = 'mm') =>
    names({ filters: { [column]: { operator, value } } });
  expect(await found('>=', '-1')).toEqual(['Oslo 10', 'Bodø']);
  expect(await found('<=', '2.5')).toEqual(['Bodø']);
  expect(await found('!=', '3')).toEqual(['Bodø']);
  expect(await found('=', 'bodø', 'name')).toEqual(['Bodø']);
  expect(await found('>=', 'many')).toEqual([]);
});

it('searches all columns, beside the filters', async () => {
  expect(await names({ search: ' OSLO ' })).toEqual(['Oslo 10', 'oslo 9']);
  expect(await names({ search: '-1' })).toEqual(['Bodø']);
  expect(await names({ search: 'oslo', filters: { mm: { operator: '>=', value: '1' } } })).toEqual(['Oslo 10']);
});

it('describes columns by their values', () => {
  const [name, rain] = describeColumns(columns, rows);
  expect([name?.nullShare, name?.histogram]).toEqual([0, undefined]);
  expect(rain?.nullShare).toBe(0.6);
  expect(rain?.histogram?.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(describeColumns(columns, [])[1]).toMatchObject({ nullShare: 0 });
});
