/** Scenes by name; the runner asks for these. A peer without such a part leaves its scene out. */
export type SceneName =
  | 'buttons'
  | 'table20'
  | 'table1000'
  | 'form'
  | 'wrongForm'
  | 'dialog'
  | 'openDialog'
  | 'toast'
  | 'theme'
  | 'all';

/** Controls of a page for the runner. Each page hangs one of these on `window`. */
export interface Stage {
  scenes: readonly string[];
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

/** Rows of eight cells, the same for all. */
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
