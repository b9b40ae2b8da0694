// What the overview shows in each mode, and what it reads for that: one table.
import type { Slot } from '#contract/types.ts';
import type { LoadedPart } from './overview.ts';
import type { OperationName } from '../../state/machine/rows.ts';

/** What each figure is read from; the balance comes with the frame. */
const tileParts = {
  balance: [],
  owned: ['owned'],
  access: ['access'],
  waiting: ['waiting'],
  others: ['others'],
  ending: ['ending'],
  earned: ['months'],
  spent: ['months'],
  runs: ['runs'],
  algorithmRuns: ['algorithmRuns'],
  enabled: ['people'],
  disabled: ['people'],
  locked: ['people'],
  neverSignedIn: ['people'],
  withoutMfa: ['people'],
  lockedToday: ['locks'],
} as const satisfies Record<string, readonly LoadedPart[]>;
export type TileName = keyof typeof tileParts;

/** What the first steps are read from. */
const stepParts = ['owned', 'everBought', 'everMoved'] as const satisfies readonly LoadedPart[];

/** What each section is read from; those without an entry read for themselves. */
const sectionParts = {
  attention: [],
  runway: ['access'],
  changes: [],
  money: [],
  runs: ['runs'],
  algorithmRuns: ['algorithmRuns'],
  searches: [],
  recent: ['recent'],
  activity: ['activity'],
} as const satisfies Record<string, readonly LoadedPart[]>;
export type SectionName = keyof typeof sectionParts;

/** What may wait for somebody: parts of the overview, and what is known without them. */
export type Watched = 'waiting' | 'access' | 'contracts' | 'requests' | 'people' | 'upload' | 'balance';

export interface DashboardLayout {
  tiles: readonly TileName[];
  watched: readonly Watched[];
  /** Whether it begins with the first steps, until they are done. */
  firstSteps: boolean;
  /** Row by row; what is in one row stands side by side where there is room. */
  sections: readonly (readonly SectionName[])[];
}

/** Sellers and service providers look at what they offer, buyers at what they read, admins at the people. */
export const dashboardLayouts: Readonly<Record<Slot, DashboardLayout>> = {
  user: {
    tiles: ['balance', 'waiting', 'others', 'access', 'owned', 'ending', 'earned', 'spent'],
    watched: ['waiting', 'access', 'contracts', 'requests', 'upload', 'balance'],
    firstSteps: true,
    sections: [['attention', 'runway'], ['changes'], ['money'], ['runs', 'searches'], ['recent']],
  },
  buyer: {
    tiles: ['balance', 'access', 'waiting', 'others', 'ending', 'spent'],
    watched: ['waiting', 'access', 'contracts', 'balance'],
    firstSteps: true,
    sections: [['attention', 'runway'], ['changes'], ['money'], ['runs', 'searches'], ['recent']],
  },
  seller: {
    tiles: ['balance', 'owned', 'waiting', 'others', 'ending', 'earned'],
    watched: ['waiting', 'contracts', 'requests', 'upload'],
    firstSteps: true,
    sections: [['attention'], ['changes'], ['money'], ['recent']],
  },
  sp: {
    tiles: ['balance', 'owned', 'algorithmRuns', 'waiting', 'others', 'ending', 'earned'],
    watched: ['waiting', 'contracts', 'requests', 'upload'],
    firstSteps: true,
    sections: [['attention', 'algorithmRuns'], ['changes'], ['money'], ['recent']],
  },
  drUser: {
    tiles: ['balance', 'access', 'runs', 'spent'],
    watched: ['access', 'balance'],
    firstSteps: true,
    sections: [['attention', 'runway'], ['runs', 'searches'], ['changes'], ['money'], ['recent']],
  },
  admin: {
    tiles: ['enabled', 'disabled', 'locked', 'neverSignedIn', 'withoutMfa', 'lockedToday'],
    watched: ['people'],
    firstSteps: false,
    sections: [['attention', 'activity'], ['recent']],
  },
};

/** What each is read by: a part of the overview, or another operation; none for what this browser knows itself. */
const watchedReads = {
  waiting: 'overview.waiting',
  access: 'overview.access',
  contracts: 'overview.contracts',
  requests: 'overview.requests',
  people: 'overview.people',
  upload: undefined,
  balance: 'wallet.balance',
} as const satisfies Record<Watched, OperationName | undefined>;

/** The operations that what may wait is read by. */
export const readsWatched = (watched: readonly Watched[]): OperationName[] =>
  watched.flatMap((each) => watchedReads[each] ?? []);

/** The parts of the overview among them. */
const partsWatched = (watched: readonly Watched[]): LoadedPart[] =>
  watched.flatMap((each) => (each === 'upload' || each === 'balance' ? [] : each));

/** Everything that a mode reads, each once. */
export function partsOf({ tiles, watched, firstSteps, sections }: DashboardLayout): LoadedPart[] {
  const all: LoadedPart[] = [
    ...tiles.flatMap((tile) => tileParts[tile]),
    ...partsWatched(watched),
    ...(firstSteps ? stepParts : []),
    ...sections.flat().flatMap((section) => [...sectionParts[section]]),
  ];
  return [...new Set(all)];
}
