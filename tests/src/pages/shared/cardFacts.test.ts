import { describe, expect, it } from 'vitest';
import type { Stream } from '#contract/types.ts';
import { cardFactsOf, chartOf, coverageOf, factsOf, lineOf, rateText } from '#src/pages/shared/product/cardFacts.ts';

const stats = { buyers: 2 } as Stream['stats'];
const measured = { format: 'csv', rows: 1461, complete: true, rows_a_day: 1 } as const;

describe('the facts of a card', () => {
  it('are rows, format, rhythm and buyers', () => {
    expect(factsOf({ measured, stats })).toEqual(['1,461 rows', 'CSV', 'daily', '2 buyers']);
  });

  it('show that there are more rows than were measured', () => {
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
  const chart = { kind: 'line', column: 'snow_height', values: [1, 2] } as const;
  expect(chartOf({ measured: { ...measured, chart: { ...chart, values: [1, 2] } } })?.label).toBe(
    'snow height over time',
  );
  expect(chartOf({ measured })).toBeUndefined();
});

it.each([
  [1, 'about 1 event a second'],
  [12.34, 'about 12 events a second'],
  [1_234.5, 'about 1,200 events a second'],
  [0.969, 'about 1 event a second'],
  [1.52, 'about 1.5 events a second'],
  [1 / 60, 'about 1 event a minute'],
  [0.5, 'about 30 events a minute'],
  [1 / 1200, 'about 3 events an hour'],
  [undefined, undefined],
])('write a rate of %s events a second as %s', (events_a_second, text) => {
  expect(rateText(events_a_second === undefined ? {} : { events_a_second })).toBe(text);
});

it('name a live stream by its rate instead of its rows', () => {
  const live = { ...measured, format: 'ndjson', complete: false, live: { events_a_second: 1 } } as const;
  expect(factsOf({ measured: live, stats })).toEqual(['live', 'about 1 event a second', 'NDJSON', '2 buyers']);
});

it.each([
  [2018, 2018, 'Replay of 2018'],
  [2012, 2015, 'Replay of 2012–2015'],
])('name a recording of %i to %i by its years', (from, to, text) => {
  const live = { ...measured, live: { events_a_second: 1, replay: { from, to } } } as const;
  expect(factsOf({ measured: live, stats })[0]).toBe(text);
});

it.each([
  ['2012-01-01', '2015-12-31', '2012–2015'],
  ['2018-01-31T00:00:00Z', '2018-02-07T00:00:00Z', 'Jan 31 – Feb 7, 2018'],
  ['2018-01-31', '2018-01-31', undefined],
  [undefined, '2018-01-31', undefined],
])('cover %s to %s as %s', (oldest, newest, text) => {
  expect(coverageOf({ oldest, newest })?.replaceAll('\u2009', ' ')).toBe(text);
});

it('are at most two on a card: coverage before rows, or the type of an unmeasured product', () => {
  const facts = { measured: { ...measured, oldest: '2012-01-01', newest: '2015-12-31' }, stats, type: 'Dataset' };
  expect(cardFactsOf(facts)).toEqual(['2012–2015', '1,461 rows']);
  expect(cardFactsOf({ stats, type: 'Algorithm' })).toEqual(['Algorithm']);
});

it('joins facts without breaks inside a fact or before a dot', () => {
  expect(lineOf(['2012 to 2015', '1,461 rows'])).toBe('2012\u00A0to\u00A02015\u00A0· 1,461\u00A0rows');
});
