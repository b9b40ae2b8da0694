import { expect, it } from 'vitest';
import type { Changes } from '#contract/types.ts';
import { linesOf } from '#src/pages/dashboard/changeLines.ts';

const none: Changes = {
  baseline: '2026-01-01T00:00:00Z',
  as_of: '2026-01-02T00:00:00Z',
  balance: { before: 10, after: 10 },
  published: 0,
  products: [],
  searches: [],
  offers: [],
};

it('returns a line for each change, and a link where there is something to see', () => {
  const lines = linesOf({
    ...none,
    balance: { before: 10, after: 4 },
    published: 3,
    products: [
      { id: 'a', name: 'Air', change: 'price', before: 2_000_000, after: 1_500_000 },
      { id: 'b', name: 'Birds', change: 'price', before: 0, after: 1_000_000 },
      { id: 'c', name: 'Coasts', change: 'withdrawn' },
      { id: 'd', name: 'Dunes', change: 'gone' },
    ],
    searches: [
      { id: 's', name: 'Rain', filter: { name: 'rain' }, fresh: 2 },
      { id: 't', name: '$& {count}', filter: { name: 'rain' }, fresh: 3 },
    ],
    offers: [
      { id: 'o', stream_name: 'Tides', status: 'accepted', amount: 5_000_000 },
      { id: 'p', stream_name: 'Tides', status: 'pending', amount: 5_000_000 },
    ],
  });
  expect(lines.map(({ text, to }) => [text, to])).toEqual([
    ['Offer for Tides: Accepted', '/dashboard/offers/o'],
    ['Offer for Tides: now 5 DXT an hour', '/dashboard/offers/p'],
    ['Air: 2 DXT, now 1.5 DXT an hour (-25%)', '/product/a'],
    ['Birds: free, now 1 DXT an hour (+1 DXT)', '/product/b'],
    ['Coasts is no longer for sale', '/product/c'],
    ['Dunes is no longer for sale', undefined],
    ['“Rain”: 2 new matches', '/marketplace?text=rain'],
    ['“$& {count}”: 3 new matches', '/marketplace?text=rain'],
    ['3 new products in the marketplace', '/marketplace'],
    ['Your balance changed by −0.000006 DXT', '/wallet/history'],
  ]);
  expect(linesOf(none)).toEqual([]);
});
