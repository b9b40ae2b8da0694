import { expect, it } from 'vitest';
import { allColumns, sampledColumns, sampledRows } from '#src/pages/shared/rows/gridColumns.ts';

const schema = [
  { name: 'id', type: 'integer' as const, nulls: 0, distinct: 2, steps: [1, 1] },
  { name: 'raw', type: 'object' as const, nulls: 0.5, distinct: 1 },
];

it('puts the cells of the sample in the order of its columns', () => {
  expect(sampledRows({ schema, rows: [{ raw: { a: 1 }, id: 7 }, {}] })).toEqual([
    [7, { a: 1 }],
    [undefined, undefined],
  ]);
  expect(sampledColumns(schema)[0]).toMatchObject({ type: 'number', typeName: 'Whole number', histogram: [1, 1] });
});

it('describes all rows by the sample, and offers no filter that the server refuses', () => {
  const [id, raw, late] = allColumns(
    [
      { name: 'id', type: 'number' },
      { name: 'raw', type: 'other' },
      { name: 'late', type: 'date' },
    ],
    schema,
  );
  expect(id).toMatchObject({ typeName: 'Whole number', histogram: [1, 1], nullShare: 0 });
  expect(raw).toMatchObject({ type: 'json', operators: [], nullShare: 0.5 });
  expect(late).toMatchObject({ type: 'date', typeName: 'Date' });
  expect(late).not.toHaveProperty('nullShare');
});
