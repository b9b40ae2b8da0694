import type { OfferPage } from '#contract/generated/documents.ts';
import type { BalanceCheck, Course, Explanation, History, HistoryEntry, Input } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { allPages, type AllRows } from '../machine/allPages.ts';
import { hold, load, type Held } from '../machine/load.ts';
import { keepPaymentKeys } from './idempotency.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';

keepPaymentKeys();

interface Wallet {
  /** Micro-tokens. */
  balance: number | undefined;
  /** My open offers as a buyer: how many, and what they propose together. */
  offers: Held<OfferPage> | undefined;
  history: Held<History> | undefined;
  /** The balance, added up again. */
  check: Held<BalanceCheck> | undefined;
  /** How the balance went, and since when that was asked for. */
  course: Held<Course & { from: string | undefined }> | undefined;
  /** Why tokens moved, of the movement that was asked for last. */
  explained: Held<Explanation> | undefined;
}

export const initialWallet = (): Wallet => ({
  balance: undefined,
  offers: undefined,
  history: undefined,
  check: undefined,
  course: undefined,
  explained: undefined,
});
export const wallet = createStore(initialWallet, { persist: false });

const readBalance = load('wallet.balance', ({ balance }) => {
  wallet.balance = balance;
});
const readOffers = load('wallet.offers', (offers) => {
  wallet.offers = hold(offers);
});
const readHistory = load('wallet.history', (history) => {
  wallet.history = hold(history);
});
const readCheck = load('wallet.check', (check) => {
  wallet.check = hold(check);
});
const readCourse = load('wallet.course', (course, { query }) => {
  wallet.course = hold({ ...course, from: query?.from });
});
const readExplanation = load('wallet.explain', (explained) => {
  wallet.explained = hold(explained);
});

/** Loads the balance. It outlives screens: the header shows it. */
export const loadBalance = () => readBalance({});

/** Loads how many open offers I have made, and what they propose together. */
export const loadOpenOffers = Object.assign(() => readOffers({ role: 'BUYER', status: 'pending', limit: 1 }), {
  leave: readOffers.leave,
});

export type HistoryFilter = NonNullable<Input<'wallet.history'>['query']>;

/** Loads one page of the own movements, newest first. */
export const loadHistory = Object.assign((query: HistoryFilter) => readHistory({ query }), {
  leave: readHistory.leave,
});

/** Adds the balance up again from its history. */
export const loadCheck = Object.assign(() => readCheck({}), { leave: readCheck.leave });

/** Loads how the balance went since a moment, RFC 3339 UTC. */
export const loadCourse = Object.assign(
  (query: NonNullable<Input<'wallet.course'>['query']>) => readCourse({ query }),
  {
    leave: readCourse.leave,
  },
);

/** Loads why tokens moved, by the id of a movement. */
export const loadExplanation = Object.assign((id: string) => readExplanation({ params: { id } }), {
  leave: readExplanation.leave,
});

/**
 * Every movement that matches, for a file; nothing when a call failed. Where paging ends, it goes on from the moment of
 * the last one; what is booked meanwhile moves rows to later pages, so each counts once.
 */
export async function allMovements({ page: _page, limit: _limit, totals: _totals, ...filter }: HistoryFilter) {
  const found = new Map<string, HistoryEntry>();
  let until = filter.toDateTime;
  for (;;) {
    const query = { ...filter, ...(until && { toDateTime: until }) };
    const part: AllRows<HistoryEntry> | undefined = await allPages(
      (paging) => run('wallet.file', { query: { ...query, ...paging } }),
      ({ txList }) => txList,
    );
    if (!part) return undefined;
    const before = found.size;
    for (const entry of part.rows) found.set(entry.id, entry);
    const rest = part.total - part.rows.length;
    if (rest <= 0 || found.size === before)
      return { rows: [...found.values()], total: found.size + Math.max(rest, 0), whole: rest <= 0 };
    until = part.rows.at(-1)?.dateTime;
  }
}

/** Micro-tokens in the own wallet; none before the first answer. */
export const useBalance = () => useSnapshot(wallet).balance;

const move = async (name: 'wallet.buy' | 'wallet.withdraw', amount: number) => {
  const outcome = await run(name, { body: { amount } });
  if (outcome.ok) wallet.balance = outcome.value.balance;
  return outcome;
};

/** Buys tokens; the amount in micro-tokens. */
export const buyTokens = (amount: number) => move('wallet.buy', amount);

/** Withdraws tokens; the amount in micro-tokens. */
export const withdrawTokens = (amount: number) => move('wallet.withdraw', amount);
