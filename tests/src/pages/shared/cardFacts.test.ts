import { describe, expect, it } from 'vitest';
import type { Stream } from '#contract/types.ts';
import { chartOf, factsOf } from '#src/pages/shared/product/cardFacts.ts';

const stats = { buyers: 2 } as Stream['stats'];
const measured = { format: 'csv', rows: 1461, complete: true, rows_a_day: 1 } as const;

describe('the facts of a card', () => {
  it('are rows, format, rhythm and buyers', () => {
    expect(factsOf({ measured, stats })).toEqual(['1,461 rows', 'CSV', 'daily', '2 buyers']);
  });

  it('say that more rows follow than were measured', () => {
    expect(factsOf({ measured: { ...measured, complete: false }, stats })[0]).toBe('1,461+ rows');
  });

  it.each([
    [1, 'daily'],
    [1 / 7, 'weekly'],
    [12 / 365, 'monthly'],
    [1 / 365, 'yearly'],
    [3, undefined],
    [undefined, undefined],
  ])('name the rhythm of %s rows a day: %s', (rows_a_day, rhythm) => {
    const { rows_a_day: _, ...rest } = measured;
    const facts = factsOf({ measured: { ...rest, ...(rows_a_day !== undefined && { rows_a_day }) }, stats });
    expect(facts[2]).toBe(rhythm ?? '2 buyers');
  });

  it('leave out what was not measured', () => {
    expect(factsOf({ stats: { ...stats, buyers: 0 } })).toEqual([]);
  });
});

it('names the column of a chart', () => {
  const chart = { kind: 'line', column: 'height', values: [1, 2] } as const;
  expect(chartOf({ measured: { ...measured, chart: { ...chart, values: [1, 2] } } })?.label).toBe('height over time');
  expect(chartOf({ measured })).toBeUndefined();
});
