import type { OfferPage } from '#contract/generated/documents.ts';
import type { BalanceCheck, Course, Explanation, History, HistoryEntry, Input } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { allPages, type AllRows } from '../machine/allPages.ts';
import { ref, load, type Ref } from '../machine/load.ts';
import { connectPaymentKeys } from './idempotency.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';

connectPaymentKeys();

interface Wallet {
  /** Micro-tokens. */
  balance: number | undefined;
  offers: Ref<OfferPage> | undefined;
  history: Ref<History> | undefined;
  check: Ref<BalanceCheck> | undefined;
  course: Ref<Course & { from: string | undefined }> | undefined;
  explained: Ref<Explanation> | undefined;
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
  wallet.offers = ref(offers);
});
const readHistory = load('wallet.history', (history) => {
  wallet.history = ref(history);
});
const readCheck = load('wallet.check', (check) => {
  wallet.check = ref(check);
});
const readCourse = load('wallet.course', (course, { query }) => {
  wallet.course = ref({ ...course, from: query?.from });
});
const readExplanation = load('wallet.explain', (explained) => {
  wallet.explained = ref(explained);
});

/** Outlives screens, because the header shows the balance. */
export const loadBalance = () => readBalance({});

export const loadOpenOffers = Object.assign(() => readOffers({ role: 'BUYER', status: 'pending', limit: 1 }), {
  leave: readOffers.leave,
});

export type HistoryFilter = NonNullable<Input<'wallet.history'>['query']>;

export const loadHistory = Object.assign((query: HistoryFilter) => readHistory({ query }), {
  leave: readHistory.leave,
});

export const loadCheck = Object.assign(() => readCheck({}), { leave: readCheck.leave });

/** @param from RFC 3339 UTC */
export const loadCourse = Object.assign(
  (query: NonNullable<Input<'wallet.course'>['query']>) => readCourse({ query }),
  {
    leave: readCourse.leave,
  },
);

export const loadExplanation = Object.assign((id: string) => readExplanation({ params: { id } }), {
  leave: readExplanation.leave,
});

/** Continues past the paging limit by date. New bookings shift rows, so each id counts once. */
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

export const useBalance = () => useSnapshot(wallet).balance;

const move = async (name: 'wallet.buy' | 'wallet.withdraw', amount: number) => {
  const outcome = await run(name, { body: { amount } });
  if (outcome.ok) wallet.balance = outcome.value.balance;
  return outcome;
};

/** Micro-tokens. */
export const buyTokens = (amount: number) => move('wallet.buy', amount);

/** Micro-tokens. */
export const withdrawTokens = (amount: number) => move('wallet.withdraw', amount);
