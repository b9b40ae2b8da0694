import { runLimits } from '#contract/constants.ts';
import type { ExecutionResult } from '#contract/types.ts';
import type { Parameters } from '../parameters.ts';
import { roomRefusals } from '../refusals.ts';
import type { Column } from '../../duckdb/columns.ts';
import type { Database } from '../../duckdb/database.ts';
import { RunError } from '../../duckdb/error.ts';
import { leftOut } from './coarseFigures.ts';

export interface Task {
  readonly database: Database;
  readonly columns: readonly Column[];
  readonly rows: number;
  readonly parameters: Parameters;
  /** Minimum rows per group; 1 outside the data room. */
  readonly least: number;
  readonly room: boolean;
  readonly ragged: number;
  readonly otherColumns: readonly Column[];
}

export type Analyse = (task: Task) => Promise<ExecutionResult>;

/** Maximum share of a single row in a total, where only groups are shown. */
export const maxShareOfOne = 0.5;
/** Maximum weight of a single row in a slope or a coefficient: a tenth, as with ten equal rows. */
export const maxLeverage = 0.1;

const roomNote = (least: number) =>
  `Data room: groups under ${least} rows are hidden. Computed from a sample of ${Math.round(100 - 100 / leftOut)}% of the rows. Figures are rounded.`;

export function needRows(count: number, { least, room }: Pick<Task, 'least' | 'room'>, atLeast = 1): void {
  const needed = Math.max(least, atLeast);
  if (count >= needed) return;
  throw new RunError(
    room
      ? roomRefusals.few(needed)
      : `The data has ${count === 0 ? 'no' : `only ${count}`} usable ${count === 1 ? 'row' : 'rows'} for this: at least ${atLeast} ${atLeast === 1 ? 'is' : 'are'} needed`,
  );
}

export function notesOf(
  { room, least }: Pick<Task, 'room' | 'least'>,
  more: readonly (string | false)[] = [],
): string[] {
  return [...(room ? [roomNote(least)] : []), ...more.filter((note) => note !== false)];
}

export const cutNote = (total: number): string | false =>
  total > runLimits.resultRows && `Only the first ${runLimits.resultRows.toLocaleString('en')} rows are shown.`;

export const chartTitle = (figure: string, by: string): string =>
  `${figure.charAt(0).toUpperCase()}${figure.slice(1)} by ${by}`;

export const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Where the hidden groups are too small, others are hidden too: total minus rest would reveal them. */
export function publishable<T extends { readonly count: number }>(
  groups: readonly T[],
  { least, room }: Pick<Task, 'least' | 'room'>,
): T[] {
  if (!room) return [...groups];
  const bySize = groups.toSorted((a, b) => a.count - b.count);
  let hidden = bySize.filter(({ count }) => count < least).length;
  const rowsOf = (count: number) => bySize.slice(0, count).reduce((sum, one) => sum + one.count, 0);
  while (hidden > 0 && hidden < bySize.length && rowsOf(hidden) < least) hidden += 1;
  const left = new Set(bySize.slice(hidden));
  return groups.filter((group) => left.has(group));
}
