// What changed is compared again while its card stands, however the reads of it go.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Stream } from '#contract/types.ts';
import { lookedDatabase, maxSeen } from '#src/config/constants.ts';
import { readLooked, rememberSeen, writeLooked, type Looked } from '#src/state/looked.ts';
import { resetAll } from '#src/state/registry.ts';
import { session } from '#src/state/session.ts';
import { dismissSince, lookAgain, rememberShown, since } from '#src/state/since.ts';
import { keepInMemory } from '../support/memoryDatabase.ts';
import { json, tapWire, type Sent } from '../support/wireTap.ts';

const product = (id: string, price: number) => ({ id, name: `Stream ${id}`, price }) as Stream;
const before: Looked = {
  at: 1,
  balance: 10,
  products: { a: { name: 'Stream a', price: 2 } },
  offers: {},
  searches: {},
};

const page = (content: unknown[]) => ({ content, total: content.length });

/** What a request asks for, in a word. */
function askedFor({ url, body }: Sent): string {
  const { operationName } = (body ?? {}) as { operationName?: string };
  if (operationName) return operationName;
  const { pathname, searchParams } = new URL(url, 'http://exchange');
  if (searchParams.has('ids')) return 'seen';
  return searchParams.has('owner') ? 'newest' : (pathname.split('/').at(-1) ?? '');
}

/** An exchange with these products, which loses every request for what `lost` names. */
function serve(products: readonly Stream[], lost?: string) {
  return tapWire((sent) => {
    const asked = askedFor(sent);
    if (asked === lost) return new TypeError('offline');
    if (asked === 'seen') {
      const ids = new URL(sent.url, 'http://exchange').searchParams.get('ids')?.split(',') ?? [];
      return json(page(products.filter(({ id }) => ids.includes(id))));
    }
    if (asked === 'offers') return json({ data: { offers: page([]) } });
    if (asked === 'newest') return json(page([]));
    return json(asked === 'tokens' ? { balance: 10 } : []);
  });
}

/** Compares, and shows what changed, as the card does. */
async function look(products: readonly Stream[], lost?: string) {
  const sent = serve(products, lost);
  await lookAgain();
  await rememberShown();
  return sent.map(askedFor);
}

let stored: ReadonlyMap<string, unknown>;
beforeEach(async () => {
  stored = keepInMemory();
  session.userId = 'me';
  await writeLooked('me', before);
});
afterEach(() => {
  resetAll();
  vi.unstubAllGlobals();
});

it.each(['favourites', 'searches', 'tokens', 'seen', 'offers', 'newest'])(
  'keeps what it tells, and what that is compared with, when %s cannot be read',
  async (lost) => {
    await look([product('a', 5)]);
    expect(since.difference?.prices).toMatchObject([{ id: 'a', before: 2, after: 5 }]);
    const [told, kept] = [since.difference, stored.get(`${lookedDatabase}/me`)];
    expect(await look([product('a', 5)], lost)).toContain(lost);
    expect(since.difference).toBe(told);
    expect(stored.get(`${lookedDatabase}/me`)).toEqual(kept);
    await look([product('a', 5)]);
    expect(since.difference?.prices).toMatchObject([{ id: 'a', before: 2, after: 5 }]);
    expect((await readLooked('me'))?.told).toMatchObject({ at: 1, products: before.products });
  },
);

it('tells of products that were first looked at while it stands, too', async () => {
  const many = (price: number) => Array.from({ length: maxSeen }, (_, n) => product(`p${n}`, price));
  const products = Object.fromEntries(many(2).map(({ id, name, price }) => [id, { name, price }]));
  await writeLooked('me', { ...before, products });
  await look([...many(2).slice(1), product('p0', 5)]);
  await rememberSeen('me', { id: 'new', name: 'New', price: 3 });
  const told = (prices: readonly { id: string; before: number; after: number }[] = []) =>
    prices.map((each) => `${each.id} ${each.before} ${each.after}`).toSorted();
  const now = [...many(2).slice(1), product('p0', 5), product('new', 4)];
  await look(now);
  expect(told(since.difference?.prices)).toEqual(['new 3 4', 'p0 2 5']);
  expect(since.difference?.withdrawn).toEqual([]);
  // It stands, however often it is compared again.
  await look(now);
  expect(told(since.difference?.prices)).toEqual(['new 3 4', 'p0 2 5']);
  await dismissSince();
  await look(now);
  expect(since.difference).toBeUndefined();
  expect((await readLooked('me'))?.products).toMatchObject({ new: { price: 4 } });
});
