// Each part loads separately, so that one failure does not affect the others.
import { useSnapshot } from 'valtio';
import { serverNow } from '../../state/machine/clock.ts';
import { ref, load, type Ref } from '../../state/machine/load.ts';
import { createStore } from '../../state/machine/registry.ts';
import type { InputOf, ValueOf } from '../../state/machine/rows.ts';
import { session } from '../../state/me/session.ts';

const names = [
  'report',
  'months',
  'recent',
  'owned',
  'waiting',
  'others',
  'access',
  'everBought',
  'everMoved',
  'contracts',
  'ending',
  'requests',
  'runs',
  'algorithmRuns',
  'people',
  'locks',
  'activity',
] as const;

export type Part = (typeof names)[number];
type Overview = { [P in Part]: Ref<ValueOf<`overview.${P}`> & object> | undefined };

export const initialOverview = () => Object.fromEntries(names.map((name) => [name, undefined])) as Overview;
export const overviewStore = createStore(initialOverview, { persist: false });
export const useOverview = () => useSnapshot(overviewStore) as Overview;

/** Builds the load of one part. Its input may depend on arguments and on the current time. */
function reading<P extends Part, A extends unknown[]>(part: P, inputOf: (...args: A) => InputOf<`overview.${P}`>) {
  const read = load(`overview.${part}`, (value) => Object.assign(overviewStore, { [part]: ref(value as object) }));
  return Object.assign((...args: A) => read(inputOf(...args)), { leave: read.leave });
}

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(serverNow() + days * dayMs).toISOString();
/** Maximum entries per list; its total gives the full count. */
const few = 20;
/** Days within which a contract counts as ending soon. */
const endingDays = 7;
const latest = 5;

/** Start of the previous month in UTC, as in the steps of a report. */
const monthBefore = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString();

export const loadMoney = reading('report', (days: number) => ({ from: inDays(-days), to: inDays(0), interval: 'DAY' }));

const own = () => ({ owner: session.userId, page: 0, limit: 1, sort: 'DATE', order: 'DESC' }) as const;

export const overviewLoads = {
  /** Daily figures of this month and the previous one. */
  months: reading('months', () => ({ from: monthBefore(new Date(serverNow())), to: inDays(0), interval: 'DAY' })),
  recent: reading('recent', () => ({ query: { ...own(), owner: `-${session.userId}`, limit: 6 } })),
  owned: reading('owned', () => ({ query: own() })),
  /** Offers awaiting my reply, earliest end first. */
  waiting: reading('waiting', () => ({ turn: 'MINE', limit: few })),
  others: reading('others', () => ({ turn: 'THEIRS', limit: 1 })),
  /** My running access, earliest end first. */
  access: reading('access', () => ({ role: 'BOUGHT', active: true, limit: few })),
  everBought: reading('everBought', () => ({ role: 'BOUGHT', limit: 1 })),
  everMoved: reading('everMoved', () => ({ query: { page: 0, limit: 1 } })),
  /** Contracts awaiting my signature. */
  contracts: reading('contracts', () => ({ role: 'PARTNER', status: 'waiting', limit: few })),
  ending: reading('ending', () => ({ endsBefore: inDays(endingDays), limit: 1 })),
  /** Requests awaiting my decision. */
  requests: reading('requests', () => ({ role: 'RECEIVED', state: 'pending', limit: few })),
  runs: reading('runs', () => ({ role: 'MINE', limit: latest })),
  algorithmRuns: reading('algorithmRuns', () => ({ role: 'ALGORITHM', limit: latest })),
  /** Account counts, for admins only, as the two parts below. */
  people: reading('people', () => ({ query: { page: 0, limit: 1, counts: '1' as const } })),
  /** `from` is RFC 3339. */
  locks: reading('locks', (from: string | undefined) => ({ action: 'user.locked', from, limit: 1 })),
  activity: reading('activity', () => ({ limit: latest })),
} as const;

export type LoadedPart = keyof typeof overviewLoads;

interface MonthSums {
  /** Micro-tokens after shares. */
  earned: number;
  spent: number;
}

/** Revenue after shares, micro-tokens. */
export const earnedIn = (sums: { earned: number; shares_paid: number; shares_received: number }): number =>
  sums.earned - sums.shares_paid + sums.shares_received;

/** Sums of this month so far and of the previous month up to the same day. Days are in UTC, as in the report. */
export function monthsOf({ to, steps }: Pick<ValueOf<'overview.months'>, 'to' | 'steps'>) {
  const today = new Date(to);
  const sumOf = (wanted: (day: Date) => boolean) =>
    steps
      .filter(({ start }) => wanted(new Date(start)))
      .reduce<MonthSums>((sum, step) => ({ earned: sum.earned + earnedIn(step), spent: sum.spent + step.spent }), {
        earned: 0,
        spent: 0,
      });
  const isNow = (day: Date) => day.getUTCMonth() === today.getUTCMonth();
  return {
    now: sumOf(isNow),
    before: sumOf((day) => !isNow(day) && day.getUTCDate() <= today.getUTCDate()),
  };
}
