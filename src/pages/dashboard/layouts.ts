import type { Slot } from '#contract/types.ts';
import type { LoadedPart } from './overview.ts';

/** Data sources per figure; the frame loads the balance. */
const tileParts = {
  balance: ['course'],
  owned: ['owned'],
  access: ['access'],
  waiting: ['waiting'],
  earned: ['months'],
  spent: ['months'],
  runs: ['runs'],
  algorithmRuns: ['algorithmRuns'],
  volume: ['exchange'],
  enabled: ['people'],
  neverSignedIn: ['people'],
  withoutMfa: ['people'],
} as const satisfies Record<string, readonly LoadedPart[]>;
export type TileName = keyof typeof tileParts;

const stepParts = ['owned', 'everBought', 'everMoved'] as const satisfies readonly LoadedPart[];

/** Data sources per section; sections without an entry load their own data. */
const sectionParts = {
  attention: [],
  runway: ['access'],
  changes: [],
  runs: ['runs'],
  algorithmRuns: ['algorithmRuns'],
  searches: [],
  sales: ['sales'],
  topProducts: ['sales'],
  dataRoom: [],
  recent: ['recent'],
  activity: ['activity'],
  volume: ['exchange'],
  categories: ['exchange'],
  health: [],
} as const satisfies Record<string, readonly LoadedPart[]>;
export type SectionName = keyof typeof sectionParts;

export type Watched =
  | 'sources'
  | 'waiting'
  | 'access'
  | 'contracts'
  | 'requests'
  | 'people'
  | 'payments'
  | 'health'
  | 'upload'
  | 'balance';

export interface DashboardLayout {
  tiles: readonly TileName[];
  watched: readonly Watched[];
  firstSteps: boolean;
  sections: readonly (readonly SectionName[])[];
}

export const dashboardLayouts: Readonly<Record<Slot, DashboardLayout>> = {
  user: {
    tiles: ['balance', 'access', 'earned', 'spent'],
    watched: ['waiting', 'access', 'contracts', 'requests', 'upload', 'balance'],
    firstSteps: true,
    sections: [['attention', 'runway'], ['changes'], ['recent'], ['runs', 'searches']],
  },
  buyer: {
    tiles: ['balance', 'access', 'waiting', 'spent'],
    watched: ['waiting', 'access', 'contracts', 'balance'],
    firstSteps: true,
    sections: [['attention', 'runway'], ['changes'], ['recent'], ['runs', 'searches']],
  },
  seller: {
    tiles: ['balance', 'owned', 'waiting', 'earned'],
    watched: ['sources', 'waiting', 'contracts', 'requests', 'upload'],
    firstSteps: true,
    sections: [['attention'], ['sales', 'topProducts'], ['changes'], ['recent']],
  },
  sp: {
    tiles: ['balance', 'owned', 'algorithmRuns', 'earned'],
    watched: ['sources', 'waiting', 'contracts', 'requests', 'upload'],
    firstSteps: true,
    sections: [['attention'], ['sales', 'algorithmRuns'], ['topProducts'], ['changes'], ['recent']],
  },
  drUser: {
    tiles: ['balance', 'access', 'runs', 'spent'],
    watched: ['access', 'balance'],
    firstSteps: true,
    sections: [['attention', 'runway'], ['dataRoom'], ['changes'], ['runs', 'searches'], ['recent']],
  },
  admin: {
    tiles: ['volume', 'enabled', 'neverSignedIn', 'withoutMfa'],
    watched: ['health', 'payments', 'people'],
    firstSteps: false,
    sections: [['attention'], ['volume', 'categories'], ['activity', 'health']],
  },
};

/** Operation per source; undefined for data that this browser holds. */
const watchedReads = {
  sources: 'overview.sources',
  waiting: 'overview.waiting',
  access: 'overview.access',
  contracts: 'overview.contracts',
  requests: 'overview.requests',
  people: 'overview.people',
  payments: 'overview.payments',
  health: 'server.report',
  upload: undefined,
  balance: 'wallet.balance',
} as const satisfies Record<Watched, string | undefined>;

export const readsWatched = (watched: readonly Watched[]): string[] =>
  watched.flatMap((each) => watchedReads[each] ?? []);

const partsWatched = (watched: readonly Watched[]): LoadedPart[] =>
  watched.flatMap((each) => (each === 'upload' || each === 'balance' || each === 'health' ? [] : each));

export function partsOf({ tiles, watched, firstSteps, sections }: DashboardLayout): LoadedPart[] {
  const all: LoadedPart[] = [
    ...tiles.flatMap((tile) => tileParts[tile]),
    ...partsWatched(watched),
    ...(firstSteps ? stepParts : []),
    ...sections.flat().flatMap((section) => [...sectionParts[section]]),
  ];
  return [...new Set(all)];
}
