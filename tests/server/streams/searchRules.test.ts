// The rules of a search that need no database.
import { describe, expect, it } from 'vitest';
import { editsBetween } from '#server/domains/streams/search/correctSpelling.ts';
import { fragmentOf, rangesOf } from '#server/domains/streams/search/highlight.ts';
import { maxOfSeller, spreadSellers } from '#server/domains/streams/search/spreadSellers.ts';
import { findPhrases, withoutPhrases } from '#server/domains/streams/search/findPhrases.ts';

const today = { now: new Date('2026-03-10T15:00:00Z'), usualPrice: 400_000 };

describe('phrases', () => {
  it.each([
    ['rain under 2 DXT', 'rain', [{ maxPrice: 2_000_000 }]],
    ['under 1.1 tokens an hour', '', [{ maxPrice: 1_100_000 }]],
    ['rain under 2', 'rain', [{ maxPrice: 2_000_000 }]],
    ['between 0.5 and 2 DXT per hour', '', [{ minPrice: 500_000, maxPrice: 2_000_000 }]],
    ['from 5 to 2 dxt', '', [{ minPrice: 2_000_000, maxPrice: 5_000_000 }]],
    ['more than 2 tokens', '', [{ minPrice: 2_000_000 }]],
    ['FREE csv', '', [{ maxPrice: 0 }, { formats: ['csv'] }]],
    ['live weather', 'weather', [{ types: ['Stream'] }]],
    ['rain from the last 2 weeks', 'rain', [{ from: '2026-02-24T00:00:00.000Z' }]],
    ['last week', '', [{ from: '2026-03-03T00:00:00.000Z' }]],
    ['grade a no approval', '', [{ grades: ['A'] }, { accessTypes: ['PUBLIC'] }]],
    ['trips under 10 minutes', 'trips under 10 minutes', []],
    ['more than 20 storms', 'more than 20 storms', []],
    ['freedom of the press', 'freedom of the press', []],
    ['delivery live2 csvs', 'delivery live2 csvs', []],
    ['cheap rain', 'rain', [{ maxPrice: 400_000 }]],
    ['low-cost rain', 'rain', [{ maxPrice: 400_000 }]],
    ['"cheap" cheapest', 'cheap cheapest', []],
    ['"live" rain', 'live rain', []],
    ['under 99999999999999999999 DXT', '', [{ maxPrice: Number.MAX_SAFE_INTEGER }]],
  ])('finds the phrases of: %s', (text, rest, filters) => {
    const read = findPhrases(text, today);
    expect(read.understood.map(({ filter }) => filter)).toEqual(filters);
    expect(read.rest.replaceAll(/\s+/gu, ' ').trim()).toBe(rest);
  });

  it('removes phrases by position, also after emoji', () => {
    const text = '🌧 rain under 2 DXT 🌧';
    expect(withoutPhrases(text, findPhrases(text, today).understood).replaceAll(/\s+/gu, ' ')).toBe('🌧 rain 🌧');
  });

  it('keeps "cheap" as a word while no usual price is known', () => {
    expect(findPhrases('cheap rain', { now: today.now })).toMatchObject({ understood: [], rest: 'cheap rain' });
  });

  it('tries one to four words after "by" as a seller name', () => {
    const { seller } = findPhrases('rain by Ann de la Cruz today', today);
    expect(seller?.words.map(({ text }) => text)).toEqual(['Ann', 'Ann de', 'Ann de la', 'Ann de la Cruz']);
    expect(findPhrases('standby rain', today)).not.toHaveProperty('seller');
  });
});

it.each([
  ['rain', 'rain', 0],
  ['rian', 'rain', 1],
  ['earthqake', 'earthquake', 1],
  ['wether', 'weather', 1],
  ['kitten', 'sitting', 3],
])('counts the edits from %s to %s', (one, other, edits) => {
  expect(editsBetween(one, other)).toBe(edits);
  expect(editsBetween(one, other, edits)).toBe(edits);
  expect(editsBetween(one, other, edits - 1)).toBe(Infinity);
});

it('keeps the ranking, with a maximum number of streams per seller on a page', () => {
  const of = (owner: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `${owner}${index}`, owner_id: owner }));
  const ids = spreadSellers([...of('a', 50), ...of('b', 2), ...of('c', 40)]);
  expect(new Set(ids).size).toBe(92);
  expect(ids.slice(0, 8)).toEqual(['a0', 'a1', 'a2', 'b0', 'b1', 'c0', 'c1', 'c2']);
  const many = spreadSellers(Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, owner_id: `${index % 10}` })));
  const first = many.slice(0, 20).map((id) => Number(id) % 10);
  for (const seller of first) expect(first.filter((one) => one === seller).length).toBeLessThanOrEqual(maxOfSeller);
});

it('cuts a fragment around the first match, and shifts its positions', () => {
  const text = `${'word '.repeat(40)}rain ${'word '.repeat(40)}`;
  const { text: cut, ranges } = fragmentOf(text, [[200, 204]]);
  expect(cut).toMatch(/^… .* …$/u);
  expect(cut.length).toBeLessThan(170);
  expect(ranges.map(([a, b]) => cut.slice(a, b))).toEqual(['rain']);
  expect(fragmentOf('rain', [[0, 4]])).toEqual({ text: 'rain', ranges: [[0, 4]] });
  expect(fragmentOf('x'.repeat(500), [[300, 500]]).ranges).toHaveLength(1);
  expect(rangesOf('a \u0002rain\u0003 b \u0002c\u0003')).toEqual([
    [2, 6],
    [9, 10],
  ]);
});
