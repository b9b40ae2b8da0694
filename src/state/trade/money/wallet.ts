import type { HistoryEntry, Input } from '#contract/types.ts';
import { allPages, type AllRows } from '../../machine/allPages.ts';
import { connectPaymentKeys } from './idempotency.ts';
import { run } from '../../machine/operations.ts';
import { moveOperation, type MoveKind } from './payments.ts';
import { resource, useValue } from '../../machine/resource.ts';

connectPaymentKeys();

/** Micro-tokens. Outlives screens, because the header shows it. */
export const balance = resource('wallet.balance', { from: 'wallet.balance', value: (reply) => reply.balance });

export const loadBalance = () => balance.load();

export const openOffers = resource('wallet.offers', {
  from: 'offers',
  input: () => ({ role: 'BUYER', status: 'pending', limit: 1 }),
});

export type HistoryFilter = Omit<NonNullable<Input<'wallet.history'>['query']>, 'totals'>;

/** Pages of another size belong to another screen. */
export const history = resource('wallet.history', {
  from: 'wallet.history',
  input: (query: HistoryFilter) => ({ query }),
  id: ({ limit }) => limit?.toString(),
  value: (reply, query) => ({ ...reply, content: reply.txList, query }),
});

/** Null for a history too long to add up. Adding up takes long, so rows are loaded without. */
export const historySums = resource('wallet.sums', {
  from: 'wallet.history',
  input: (filter: Omit<HistoryFilter, 'page' | 'limit'>) => ({ query: { ...filter, limit: 1, totals: '1' } as const }),
  id: (filter) => JSON.stringify(filter),
  value: ({ totals }) => totals ?? null,
});

export const balanceCheck = resource('wallet.check', { from: 'wallet.check' });

/** Balance over a period; `from` is RFC 3339 in UTC. */
export const course = resource('wallet.course', {
  from: 'wallet.course',
  input: (query: NonNullable<Input<'wallet.course'>['query']>) => ({ query }),
  id: ({ from }) => from,
});

export const explanation = resource('wallet.explain', {
  from: 'wallet.explain',
  input: (id: string) => ({ params: { id } }),
});

/** Continues by date past the limits of paging and searching. New bookings shift rows, so each id counts once. */
export async function allMovements({ page: _page, limit: _limit, ...filter }: HistoryFilter) {
  const found = new Map<string, HistoryEntry>();
  let until = filter.toDateTime;
  for (;;) {
    const query = { ...filter, ...(until && { toDateTime: until }) };
    let searchedFrom: string | undefined;
    const part: AllRows<HistoryEntry> | undefined = await allPages(
      (paging) => history.read({ ...query, ...paging }),
      ({ content, searched_from }) => {
        searchedFrom = searched_from;
        return content;
      },
    );
    if (!part) return undefined;
    const before = found.size;
    for (const entry of part.rows) found.set(entry.id, entry);
    const rest = Math.max(part.total - part.rows.length, 0);
    const next: string | undefined = rest > 0 ? part.rows.at(-1)?.dateTime : searchedFrom;
    const isStuck = next === until || (rest > 0 && found.size === before);
    if (!next || isStuck) return { rows: [...found.values()], total: found.size + rest, whole: !next && rest === 0 };
    until = next;
  }
}

export const useBalance = () => useValue(balance);

const move = async (kind: MoveKind, amount: number) => {
  const outcome = await run(moveOperation(kind), { body: { amount } });
  if (outcome.ok) balance.set(outcome.value.balance);
  return outcome;
};

/** Micro-tokens. */
export const buyTokens = (amount: number) => move('buy', amount);

/** Micro-tokens. */
export const withdrawTokens = (amount: number) => move('withdraw', amount);
