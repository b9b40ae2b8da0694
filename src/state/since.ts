// What has changed since somebody last looked: what this browser remembers against what the exchange says now.
import type { Offer } from '#contract/generated/documents.ts';
import type { SavedFilter, SavedSearch, Stream } from '#contract/types.ts';
import { maxSeen } from '../config/constants.ts';
import { serverNow } from './clock.ts';
import { readLooked, writeLooked, type Looked, type SeenProduct } from './looked.ts';
import { sideOf } from './offers.ts';
import { loadFavourites } from './favourites.ts';
import { hold, type Held } from './load.ts';
import { onReload, run, type Outcome } from './operations.ts';
import { createStore } from './registry.ts';
import { loadSearches } from './searches.ts';
import { session } from './session.ts';
import { loadBalance, wallet } from './wallet.ts';

/** What is compared. */
export interface Present {
  /** Micro-tokens. */
  balance: number;
  favourites: readonly Stream[];
  searches: readonly SavedSearch[];
}

interface Fetched {
  /** The remembered products that can still be seen. */
  seen: readonly Stream[];
  /** Offers, last moved first. */
  offers: readonly Offer[];
  /** How many products of others were published since. */
  published: number;
}

export interface Difference {
  /** When the other state was seen, milliseconds since 1970. */
  since: number;
  /** Micro-tokens gained, below zero when spent. */
  balance: number;
  /** How many products of others were published. */
  published: number;
  prices: { id: string; name: string; before: number; after: number }[];
  /** Products that can no longer be seen. */
  withdrawn: { id: string; name: string }[];
  searches: { id: string; name: string; fresh: number; filter: SavedFilter }[];
  /** Offers that somebody else, or the clock, has moved. */
  offers: Offer[];
}

const productsOf = (streams: readonly Stream[]): Record<string, SeenProduct> =>
  Object.fromEntries(streams.map(({ id, name, price }) => [id, { name, price }]));

/** What others did last: a move of one's own is no news. */
const isTheirs = (offer: Offer): boolean => {
  const move = offer.history.at(-1);
  return move !== undefined && (move.action === 'expired' || move.by !== sideOf(offer));
};

/** What to remember of now, products in the order in which they were. */
export function lookedNow(
  before: Looked | undefined,
  { balance, favourites, searches }: Present,
  { seen, offers }: Fetched,
  at: number,
): Looked {
  const found = new Map(seen.map((stream) => [stream.id, stream]));
  const known = Object.keys(before?.products ?? {}).flatMap((id) => found.get(id) ?? []);
  return {
    at,
    balance,
    products: productsOf([...known, ...favourites]),
    offers: Object.fromEntries(offers.map(({ id, status, amount }) => [id, { status, amount }])),
    searches: Object.fromEntries(searches.map(({ id, fresh, seen_date }) => [id, { fresh, seen: seen_date }])),
  };
}

/** What changed between what is remembered and now; nothing when nothing did. */
export function differenceOf(
  before: Looked,
  now: Present,
  { seen, offers, published }: Fetched,
): Difference | undefined {
  const remembered = Object.entries(before.products);
  const there = new Map([...seen, ...now.favourites].map((stream) => [stream.id, stream]));
  const prices = remembered.flatMap(([id, { name, price }]) => {
    const stream = there.get(id);
    return stream && stream.price !== price
      ? [{ id, name: stream.name || name, before: price, after: stream.price }]
      : [];
  });
  const withdrawn = remembered.flatMap(([id, { name }]) => (there.has(id) ? [] : [{ id, name }]));
  const searches = now.searches.flatMap(({ id, name, fresh, filter, seen_date }) => {
    const old = before.searches?.[id];
    // Opened meanwhile, it counts anew from then on.
    const told = old?.seen === seen_date ? old.fresh : 0;
    return before.searches && fresh > told ? [{ id, name, fresh: fresh - told, filter }] : [];
  });
  const moved = offers.filter((offer) => {
    const old = before.offers?.[offer.id];
    return before.offers && isTheirs(offer) && !(old?.status === offer.status && old.amount === offer.amount);
  });
  const balance = before.balance === undefined ? 0 : now.balance - before.balance;
  const changes = prices.length + withdrawn.length + searches.length + moved.length + published;
  if (balance === 0 && changes === 0) return undefined;
  return { since: before.at, balance, published, prices, withdrawn, searches, offers: moved };
}

/** Offers that are compared: those that moved last. */
const comparedOffers = 50;

/** What is there now of that, and of what came after the moment in milliseconds since 1970; undefined unless all of it could be read. */
async function fetchFor(products: readonly string[], after: number | undefined): Promise<Fetched | undefined> {
  // No more at a time than a request may name.
  const parts = Array.from({ length: Math.ceil(products.length / maxSeen) }, (_, part) =>
    products.slice(part * maxSeen, (part + 1) * maxSeen),
  );
  const from = after === undefined ? undefined : new Date(after).toISOString();
  const [seen, offers, newest] = await Promise.all([
    Promise.all(
      parts.map((ids, part) => run('overview.seen', { query: { ids, limit: maxSeen } }, { id: String(part) })),
    ),
    run('overview.moved', { limit: comparedOffers }),
    from ? run('overview.newest', { query: { owner: `-${session.userId}`, from, limit: 1 } }) : undefined,
  ]);
  const found = seen.flatMap((part) => (part.ok ? [part.value.content] : []));
  if (found.length < seen.length || !offers.ok || newest?.ok === false) return undefined;
  return { seen: found.flat(), offers: offers.value.content, published: newest?.value.total ?? 0 };
}

interface Since {
  /** What changed, until somebody dismisses it. */
  difference: Held<Difference> | undefined;
  /** What to remember of now once the difference has been shown. */
  unwritten: Held<Looked> | undefined;
}

export const initialSince = (): Since => ({ difference: undefined, unwritten: undefined });
export const since = createStore(initialSince, { persist: false });

/** Told apart, so that what was compared for a screen that is left, or before newer news, changes nothing. */
let visit = 0;
let shown = false;

const isDropped = (outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.facts.kind === 'dropped';

/**
 * With what now is compared: the last visit, or the one that what is told already is told from, with the products that
 * were looked at since.
 */
function comparedWith(last: Looked | undefined): Looked | undefined {
  if (!last?.told) return last;
  const { told, products } = last;
  const others = Object.entries(told.products).filter(([id]) => !(id in products));
  // What was looked at last stays last, and each with the price that is told from.
  return { ...told, products: { ...Object.fromEntries(others), ...products, ...told.products } };
}

/**
 * Loads what is marked and saved, and compares that, the balance and more with what was seen. What is told already stands
 * meanwhile, and so does what is remembered: where anything could not be read, nobody can say what changed.
 */
export async function lookAgain(): Promise<void> {
  const { userId } = session;
  visit += 1;
  const mine = visit;
  const [marked, saved] = await Promise.all([loadFavourites(), loadSearches()]);
  if (!marked.ok || !saved.ok) return;
  // After the frame has begun to load it too, since the later load is the one that is answered.
  const read = await loadBalance();
  // A newer load has taken its place: what the frame shows is as good.
  const balance = read.ok ? read.value.balance : isDropped(read) ? wallet.balance : undefined;
  if (balance === undefined) return;
  const last = await readLooked(userId);
  const before = comparedWith(last);
  const fetched = await fetchFor(Object.keys(before?.products ?? {}), before?.at);
  // The screen was left, something newer is compared, or somebody else has signed in.
  if (!fetched || visit !== mine || session.userId !== userId) return;
  const now = { balance, favourites: marked.value, searches: saved.value };
  const looked = lookedNow(before, now, fetched, serverNow());
  const difference = before && differenceOf(before, now, fetched);
  if (difference) Object.assign(since, { difference: hold(difference), unwritten: hold({ ...looked, told: before }) });
  else {
    Object.assign(since, initialSince());
    await writeLooked(userId, looked);
  }
}

/** Compares again while the screen that tells it stands: on news, and when the window is come back to. */
const whileShown = () => (shown ? lookAgain() : undefined);
onReload('overview.moved', whileShown);
const onReturn = () => document.visibilityState === 'visible' && void whileShown();

/** Comes to the screen that compares. */
export function enterSince() {
  shown = true;
  document.addEventListener('visibilitychange', onReturn);
  void lookAgain();
}

/** Leaves it: what was not shown yet is compared anew the next time. */
export function leaveSince() {
  shown = false;
  visit += 1;
  document.removeEventListener('visibilitychange', onReturn);
  loadFavourites.leave();
  loadSearches.leave();
  if (since.unwritten) Object.assign(since, initialSince());
}

/** The difference is on the screen: from now on this visit is the last one, and what is told stays so until it is dismissed. */
export async function rememberShown(): Promise<void> {
  const { unwritten } = since;
  since.unwritten = undefined;
  if (unwritten) await writeLooked(session.userId, unwritten);
}

/** Somebody has read it: from now on the last visit is what counts. */
export async function dismissSince(): Promise<void> {
  const { userId } = session;
  // What is compared just now would tell it once more.
  visit += 1;
  Object.assign(since, initialSince());
  const last = await readLooked(userId);
  if (last) await writeLooked(userId, { ...last, told: undefined });
}
