/** Scenes of both pages; the runner asks for these by name. */
export const sceneNames = ['buttons', 'table20', 'table1000', 'form', 'dialog', 'toast', 'theme', 'all'] as const;
export type SceneName = (typeof sceneNames)[number];

/** Controls of a page for the runner. Both pages, ours and the plain one, hang one of these on `window`. */
export interface Stage {
  /** Draws a scene as it stands before the action. */
  show: (scene: SceneName) => void;
  /** The action that is measured: opens, changes or switches; nothing where mounting itself is. */
  act: (scene: SceneName) => void;
  /** Takes everything away. */
  clear: () => void;
}

declare global {
  interface Window {
    stage: Stage;
  }
}

export interface Line {
  id: string;
  name: string;
  category: string;
  owner: string;
  price: number;
  sold: number;
  rating: string;
  created: string;
  status: string;
}

const categories = ['Environment', 'Transport', 'Energy', 'Finance'];

/** Rows of eight cells, the same for both. */
export const linesOf = (count: number): readonly Line[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `Hourly measurements of station ${at}`,
    category: categories[at % 4] ?? '',
    owner: `Owner ${at % 17}`,
    price: (at * 7919) % 1000,
    sold: (at * 104_729) % 5000,
    rating: `${(at % 50) / 10}`,
    created: `2026-0${(at % 9) + 1}-1${at % 9}`,
    status: at % 3 ? 'Running' : 'Waiting',
  }));

/** The same rows with one changed. */
export const changedLine = (lines: readonly Line[], round: number) =>
  lines.with(500, { ...(lines[500] as Line), name: `Changed ${round}` });

export const heads = {
  name: 'Name',
  category: 'Category',
  owner: 'Owner',
  price: 'Price',
  sold: 'Sold',
  rating: 'Rating',
  created: 'Created',
  status: 'Status',
} as const satisfies Partial<Record<keyof Line, string>>;

export const headIds = Object.keys(heads) as (keyof typeof heads)[];
export const fieldNumbers = Array.from({ length: 30 }, (_, at) => at);
export const dialogFieldNumbers = fieldNumbers.slice(0, 4);
export const buttonNumbers = Array.from({ length: 1000 }, (_, at) => at);
