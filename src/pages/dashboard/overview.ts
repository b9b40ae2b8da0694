// What only the overview reads: each part by itself, so that one that fails does not take the others with it.
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

/** A part of the overview, read by the operation of its name. */
export type Part = (typeof names)[number];
type Overview = { [P in Part]: Ref<ValueOf<`overview.${P}`> & object> | undefined };

export const initialOverview = () => Object.fromEntries(names.map((name) => [name, undefined])) as Overview;
export const overviewStore = createStore(initialOverview, { persist: false });
export const useOverview = () => useSnapshot(overviewStore) as Overview;

/** The load of one part; what it asks for may depend on arguments and on the moment. */
function reading<P extends Part, A extends unknown[]>(part: P, inputOf: (...args: A) => InputOf<`overview.${P}`>) {
  const read = load(`overview.${part}`, (value) => Object.assign(overviewStore, { [part]: ref(value as object) }));
  return Object.assign((...args: A) => read(inputOf(...args)), { leave: read.leave });
}

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(serverNow() + days * dayMs).toISOString();
/** How many entries of a list are shown at most; its total says how many there are. */
const few = 20;
/** Days within which a contract counts as ending. */
const endingDays = 7;
/** Runs and deeds that are shown. */
const latest = 5;

/** Where the month before this one begins, in UTC as the steps of a report. */
const monthBefore = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString();

/** Loads what I earned and spent each day of the last so many days. */
export const loadMoney = reading('report', (days: number) => ({ from: inDays(-days), to: inDays(0), interval: 'DAY' }));

const own = () => ({ owner: session.userId, page: 0, limit: 1, sort: 'DATE', order: 'DESC' }) as const;

/** How each part is loaded that asks for the same whenever it does. */
export const overviewLoads = {
  /** Each day of this month and of the one before. */
  months: reading('months', () => ({ from: monthBefore(new Date(serverNow())), to: inDays(0), interval: 'DAY' })),
  /** The newest streams of others. */
  recent: reading('recent', () => ({ query: { ...own(), owner: `-${session.userId}`, limit: 6 } })),
  /** How many streams I list. */
  owned: reading('owned', () => ({ query: own() })),
  /** Offers that wait for me, soonest end first, and how many wait for others. */
  waiting: reading('waiting', () => ({ turn: 'MINE', limit: few })),
  others: reading('others', () => ({ turn: 'THEIRS', limit: 1 })),
  /** What of mine runs, soonest end first. */
  access: reading('access', () => ({ role: 'BOUGHT', active: true, limit: few })),
  /** How often I ever bought access, and how often my tokens moved. */
  everBought: reading('everBought', () => ({ role: 'BOUGHT', limit: 1 })),
  everMoved: reading('everMoved', () => ({ query: { page: 0, limit: 1 } })),
  /** Contracts that wait for my signature. */
  contracts: reading('contracts', () => ({ role: 'PARTNER', status: 'waiting', limit: few })),
  /** Contracts on either side that end within a week. */
  ending: reading('ending', () => ({ endsBefore: inDays(endingDays), limit: 1 })),
  /** Requests for access that wait for my decision. */
  requests: reading('requests', () => ({ role: 'RECEIVED', state: 'pending', limit: few })),
  /** My latest runs, and others' latest runs of my algorithms. */
  runs: reading('runs', () => ({ role: 'MINE', limit: latest })),
  algorithmRuns: reading('algorithmRuns', () => ({ role: 'ALGORITHM', limit: latest })),
  /** How many people there are of each kind; for admins, as the two below. */
  people: reading('people', () => ({ query: { page: 0, limit: 1, counts: '1' as const } })),
  /** Accounts locked since a moment, RFC 3339. */
  locks: reading('locks', (from: string | undefined) => ({ action: 'user.locked', from, limit: 1 })),
  /** What was done to accounts last. */
  activity: reading('activity', () => ({ limit: latest })),
} as const;

export type LoadedPart = keyof typeof overviewLoads;

interface MonthSums {
  /** Micro-tokens after shares. */
  earned: number;
  spent: number;
}

/** What came in, after shares: micro-tokens. */
export const earnedIn = (sums: { earned: number; shares_paid: number; shares_received: number }): number =>
  sums.earned - sums.shares_paid + sums.shares_received;

/** The sums of this month so far, and of the month before up to the same day; days in UTC, as the report counts them. */
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
