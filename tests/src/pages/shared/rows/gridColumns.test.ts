import { expect, it } from 'vitest';
import { allColumns, sampledColumns, sampledRows } from '#src/pages/shared/rows/gridColumns.ts';

const schema = [
  { name: 'id', type: 'integer' as const, nulls: 0, distinct: 2, steps: [1, 1] },
  { name: 'raw', type: 'object' as const, nulls: 0.5, distinct: 1 },
  {
    name: 'kind',
    type: 'text' as const,
    nulls: 0.5,
    distinct: 2,
    top: [
      { value: 'quake', count: 3 },
      { value: 'blast', count: 1 },
    ],
  },
];
const sample = { schema, rows_measured: 8 };

it('orders the cells of the sample by its columns', () => {
  expect(sampledRows({ schema, rows: [{ raw: { a: 1 }, id: 7 }, {}] })).toEqual([
    [7, { a: 1 }, undefined],
    [undefined, undefined, undefined],
  ]);
  expect(sampledColumns(sample)[0]).toMatchObject({ type: 'number', typeName: 'Whole number', histogram: [1, 1] });
});

it('describes all rows by the sample, and offers no filter that the server refuses', () => {
  const [id, raw, late] = allColumns(
    [
      { name: 'id', type: 'number' },
      { name: 'raw', type: 'other' },
      { name: 'late', type: 'date' },
    ],
    sample,
  );
  expect(id).toMatchObject({ typeName: 'Whole number', histogram: [1, 1], nullShare: 0 });
  expect(raw).toMatchObject({ type: 'json', operators: [], nullShare: 0.5 });
  expect(late).toMatchObject({ type: 'date', typeName: 'Date' });
  expect(late).not.toHaveProperty('nullShare');
});

it('makes columns of days narrower than those of times', () => {
  const widthOf = (min: string) =>
    sampledColumns({ schema: [{ name: 'date', type: 'date', nulls: 0, distinct: 2, min }], rows_measured: 8 })[0]
      ?.width;
  expect(widthOf('2023-01-01')).toBe(112);
  expect(widthOf('2023-01-01T08:00:00Z')).toBeUndefined();
});

it('returns the share of frequent values among the filled cells', () => {
  expect(sampledColumns(sample)[2]).toMatchObject({
    distinct: 2,
    values: [
      { value: 'quake', share: 0.75 },
      { value: 'blast', share: 0.25 },
    ],
  });
});
