import { beforeEach, describe, expect, it } from 'vitest';
import type { Offer } from '#contract/generated/documents.ts';
import type { SavedSearch, Stream } from '#contract/types.ts';
import { maxLooked, maxSeen } from '#src/config/constants.ts';
import { bounded, isLooked, withSeen, type Looked } from '#src/state/looked.ts';
import { session } from '#src/state/session.ts';
import { differenceOf } from '#src/state/since.ts';
import { linesOf } from '#src/pages/dashboard/changes.ts';

const stream = (id: string, price: number) => ({ id, name: `Stream ${id}`, price }) as Stream;
const offer = (id: string, by: 'buyer' | 'seller', more: Partial<Offer> = {}) =>
  ({
    id,
    stream_name: 'Tides',
    status: 'pending',
    amount: 5_000_000,
    seller: { id: 'me', name: 'Me' },
    buyer: { id: 'you', name: 'You' },
    history: [{ by, action: 'revised' }],
    ...more,
  }) as Offer;
const search = (fresh: number, seen_date = 'then') =>
  ({ id: 's', name: 'Air', fresh, filter: {}, seen_date }) as SavedSearch;

const before: Looked = {
  at: 1,
  balance: 10,
  products: { a: { name: 'A', price: 2_000_000 }, b: { name: 'B', price: 1 }, c: { name: 'C', price: 3 } },
  offers: { o: { status: 'pending', amount: 5_000_000 } },
  searches: { s: { fresh: 2, seen: 'then' } },
};
const same = { balance: 10, favourites: [stream('c', 3)], searches: [search(2)] };
const fetched = { seen: [stream('a', 2_000_000), stream('b', 1)], offers: [offer('o', 'buyer')], published: 0 };

beforeEach(() => {
  session.userId = 'me';
});

describe('what changed since somebody last looked', () => {
  it('is nothing where nothing did', () => {
    expect(differenceOf(before, same, fetched)).toBeUndefined();
  });

  it('names prices, what is gone, new matches, moved offers, new products and the balance', () => {
    const now = { balance: 4, favourites: [], searches: [search(5)] };
    const found = {
      seen: [stream('a', 1_500_000), stream('b', 1)],
      offers: [offer('o', 'buyer', { status: 'accepted' }), offer('p', 'buyer'), offer('mine', 'seller')],
      published: 3,
    };
    const difference = differenceOf(before, now, found);
    expect(difference).toMatchObject({
      balance: -6,
      published: 3,
      prices: [{ id: 'a', before: 2_000_000, after: 1_500_000 }],
      withdrawn: [{ id: 'c', name: 'C' }],
      searches: [{ id: 's', fresh: 3 }],
    });
    expect(difference?.offers.map(({ id }) => id)).toEqual(['o', 'p']);
    const texts = difference && linesOf(difference).map(({ text }) => text);
    expect(texts).toEqual([
      'Offer for Tides: Accepted',
      'Offer for Tides: 5 DXT an hour on the table',
      'Stream a: 2 DXT → 1.5 DXT an hour (-25%)',
      'C is no longer offered',
      '“Air”: 3 new matches',
      '3 new products in the marketplace',
      'Your balance changed by −0.000006 DXT',
    ]);
  });

  it('counts the matches of a search anew once it was opened', () => {
    expect(differenceOf(before, { ...same, searches: [search(1, 'later')] }, fetched)?.searches).toMatchObject([
      { fresh: 1 },
    ]);
  });
});

describe('what is remembered', () => {
  it('has its limits', () => {
    const products = Object.fromEntries(Array.from({ length: 80 }, (_, id) => [`p${id}`, { name: 'P', price: id }]));
    const offers = Object.fromEntries(
      Array.from({ length: 300 }, (_, id) => [`o${id}`, { status: 'pending', amount: id }]),
    );
    const kept = bounded({ at: 1, products, offers });
    expect(Object.keys(kept.products)).toHaveLength(maxSeen);
    // Those that were seen last.
    expect(kept.products).toHaveProperty('p79');
    expect(Object.keys(kept.offers ?? {})).toHaveLength(maxLooked);
  });

  it('begins with the first product that is looked at, and holds each with its last price', () => {
    const a = withSeen(undefined, { id: 'a', name: 'A', price: 1 });
    const both = withSeen(a, { id: 'b', name: 'B', price: 2 });
    expect(Object.entries(withSeen(both, { id: 'a', name: 'A', price: 3 }).products)).toEqual([
      ['b', { name: 'B', price: 2 }],
      ['a', { name: 'A', price: 3 }],
    ]);
  });

  it.each([undefined, null, 'none', { at: 1 }, { at: 1, products: [] }, { at: 1, products: {}, offers: 'none' }])(
    'is nothing where it is damaged: %j',
    (value) => expect(isLooked(value)).toBe(false),
  );
});
