import { expect, it } from 'vitest';
import type { ExecutionResult } from '#contract/types.ts';
import { drawnOf } from '#src/pages/shared/result/resultParts.ts';

const histogram = (rows: number[][]): ExecutionResult => ({
  kind: 'table',
  columns: [
    { name: 'from', type: 'number' },
    { name: 'to', type: 'number' },
    { name: 'count', type: 'integer' },
  ],
  rows,
  facts: {},
  notes: [],
  chart: { form: 'bar', x: 'from', end: 'to', y: ['count'], title: 'Rows by pay' },
});

it('draws suppressed bins of a histogram as gaps between the others', () => {
  const drawn = drawnOf(
    histogram([
      [5_500, 6_000, 60],
      [6_000, 6_500, 25],
      [7_500, 8_000, 25],
    ]),
  );
  expect(drawn).toMatchObject({ form: 'bar', title: 'Rows by pay' });
  expect(drawn?.series[0]?.points).toEqual([
    { x: '5,500–6,000', y: 60 },
    { x: '6,000–6,500', y: 25 },
    { x: '6,500–7,000', y: Number.NaN },
    { x: '7,000–7,500', y: Number.NaN },
    { x: '7,500–8,000', y: 25 },
  ]);
});

it('writes a range with "to" if a dash would look like a minus', () => {
  const drawn = drawnOf(histogram([[-2, -1.5, 3]]));
  expect(drawn?.series[0]?.points).toEqual([{ x: '-2 to -1.5', y: 3 }]);
});
