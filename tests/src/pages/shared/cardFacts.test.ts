import { describe, expect, it } from 'vitest';
import type { Stream } from '#contract/types.ts';
import { chartOf, factsOf, rateText } from '#src/pages/shared/product/cardFacts.ts';

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

it.each([
  [1, '1 event/s'],
  [12.34, '12.3 events/s'],
  [0.96, '0.96 events/s'],
  [1 / 60, '1 event/min'],
  [0.5, '30 events/min'],
  [undefined, undefined],
])('write a rate of %s events a second as %s', (events_a_second, text) => {
  expect(rateText(events_a_second === undefined ? {} : { events_a_second })).toBe(text);
});

it('name a live stream by its rate instead of its rows', () => {
  const live = { ...measured, format: 'ndjson', complete: false, live: { events_a_second: 1 } } as const;
  expect(factsOf({ measured: live, stats })).toEqual(['live', '1 event/s', 'NDJSON', '2 buyers']);
});
