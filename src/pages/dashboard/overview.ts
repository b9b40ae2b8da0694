// Each part loads separately, so that one failure does not affect the others.
import { serverNow } from '../../state/machine/clock.ts';
import { resource } from '../../state/machine/resource.ts';
import { session } from '../../state/me/session.ts';
import { varied } from '../shared/product/bySeller.ts';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(serverNow() + days * dayMs).toISOString();
const lineDays = 30;
const few = 20;
const latest = 5;
const shownRecent = 3;

/** Start of the previous month in UTC, as in the steps of a report. */
const monthBefore = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString();

const twoMonths = () => ({ from: monthBefore(new Date(serverNow())), to: inDays(0), interval: 'DAY' }) as const;

const own = () => ({ owner: session.userId, page: 0, limit: 1, sort: 'DATE', order: 'DESC' }) as const;

export const parts = {
  months: resource('overview.months', { from: 'report', input: twoMonths }),
  sales: resource('overview.sales', { from: 'report', input: () => ({ interval: 'DAY' }) }),
  exchange: resource('overview.exchange', { from: 'exchange', input: twoMonths }),
  course: resource('overview.course', {
    from: 'wallet.course',
    input: () => ({ query: { from: inDays(1 - lineDays), interval: 'DAY' } }),
  }),
  recent: resource('overview.recent', {
    from: 'streams.list',
    input: () => ({ query: { ...own(), owner: `-${session.userId}`, limit: 8 * shownRecent } }),
    // A seller who lists many at once does not fill the row.
    value: ({ content }) => ({
      content: varied(
        content.filter(({ unreadable, query_missing: isUnfinished }) => !unreadable && !isUnfinished),
        shownRecent,
      ),
    }),
  }),
  owned: resource('overview.owned', { from: 'streams.list', input: () => ({ query: own() }) }),
  // Own products that cannot be bought now.
  sources: resource('overview.sources', {
    from: 'streams.list',
    input: () => ({ query: { ...own(), unsold: '1', limit: few } }),
  }),
  waiting: resource('overview.waiting', { from: 'offers', input: () => ({ turn: 'MINE', limit: few }) }),
  access: resource('overview.access', {
    from: 'accesses',
    input: () => ({ role: 'BOUGHT', active: true, limit: few }),
  }),
  everBought: resource('overview.everBought', { from: 'accesses', input: () => ({ role: 'BOUGHT', limit: 1 }) }),
  everMoved: resource('overview.everMoved', {
    from: 'wallet.history',
    input: () => ({ query: { page: 0, limit: 1 } }),
  }),
  contracts: resource('overview.contracts', {
    from: 'contracts',
    input: () => ({ role: 'PARTNER', status: 'waiting', limit: few }),
  }),
  requests: resource('overview.requests', {
    from: 'accessRequests',
    input: () => ({ role: 'RECEIVED', state: 'pending', limit: few }),
  }),
  runs: resource('overview.runs', { from: 'executions', input: () => ({ role: 'MINE', limit: latest }) }),
  algorithmRuns: resource('overview.algorithmRuns', {
    from: 'executions',
    input: () => ({ role: 'ALGORITHM', limit: latest }),
  }),
  people: resource('overview.people', {
    from: 'users.list',
    input: () => ({ query: { page: 0, limit: 1, counts: '1' } }),
  }),
  payments: resource('overview.payments', {
    from: 'payments.list',
    input: () => ({ query: { state: ['pending'], limit: 1 } }),
  }),
  activity: resource('overview.activity', { from: 'audit', input: () => ({ kind: 'changes', limit: few }) }),
} as const;

export type LoadedPart = keyof typeof parts;

/** Revenue after shares, micro-tokens. */
export const earnedIn = (sums: { earned: number; shares_paid: number; shares_received: number }): number =>
  sums.earned - sums.shares_paid + sums.shares_received;

export const latestDays = <Step>(steps: readonly Step[]): readonly Step[] => steps.slice(-lineDays);

/** Sum of this month so far and of the previous month up to the same day. Days are in UTC, as in the report. */
export function monthSums<Step extends { start: string }>(
  { to, steps }: { to: string; steps: readonly Step[] },
  of: (step: Step) => number,
) {
  const today = new Date(to);
  const sumOf = (wanted: (day: Date) => boolean) =>
    steps.filter(({ start }) => wanted(new Date(start))).reduce((sum, step) => sum + of(step), 0);
  const isNow = (day: Date) => day.getUTCMonth() === today.getUTCMonth();
  return {
    thisMonth: sumOf(isNow),
    lastMonth: sumOf((day) => !isNow(day) && day.getUTCDate() <= today.getUTCDate()),
  };
}
