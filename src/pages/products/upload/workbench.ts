// State of the workbench and its transitions. Pure.
import type { BulkChecked, UsualPrices } from '#contract/types.ts';
import type { BulkInputColumn } from '#contract/streamFields.ts';
import { guessMapping, type BulkColumn, type Mapping, type Row } from './rows.ts';
import type { Table } from './table.ts';

export type RowProblems = Partial<Record<BulkColumn, string>>;

type Told = Pick<BulkChecked, 'problems' | 'total'> & Partial<Pick<BulkChecked, 'usual'>>;

export interface Workbench {
  step: 'source' | 'columns' | 'grid' | 'done';
  table: Table | undefined;
  mapping: Mapping;
  rows: readonly Row[];
  /** Server problems by row key, until the row changes. */
  told: ReadonlyMap<number, RowProblems>;
  /** Number of problems beyond the reported ones. */
  untold: number;
  /** Prices to compare with; undefined until the server has answered. */
  usual: UsualPrices | undefined;
  /** The server has checked the current rows. */
  checked: boolean;
  /** Number of products listed so far. */
  listed: number;
  /** Number of rows left out. */
  left: number;
}

export const emptyWorkbench: Workbench = {
  step: 'source',
  table: undefined,
  mapping: [],
  rows: [],
  told: new Map(),
  untold: 0,
  usual: undefined,
  checked: false,
  listed: 0,
  left: 0,
};

export type Change =
  | { type: 'read'; table: Table }
  | { type: 'map'; index: number; column: BulkInputColumn | '' }
  | { type: 'step'; step: Workbench['step'] }
  | { type: 'fill'; rows: readonly Row[] }
  | { type: 'edit'; key: number; column: BulkColumn; cell: string }
  | { type: 'leaveOut'; keys: ReadonlySet<number> }
  | { type: 'told'; sent: readonly Row[]; answer: Told }
  | { type: 'listed'; keys: ReadonlySet<number> }
  | { type: 'anew' };

/** Maps the server's rows (from 1) to row keys. Ignores rows changed since the request. */
function answered(bench: Workbench, { sent, answer }: Extract<Change, { type: 'told' }>): Workbench {
  const present = new Set(bench.rows);
  const told = new Map<number, RowProblems>();
  for (const { row, field, problem } of answer.problems) {
    const meant = sent[row - 1];
    if (meant && present.has(meant)) told.set(meant.key, { ...told.get(meant.key), [field]: problem });
  }
  const seen = new Set(sent);
  const checked = bench.rows.every((row) => seen.has(row));
  const usual = answer.usual ?? bench.usual;
  return { ...bench, told, untold: answer.total - answer.problems.length, usual, checked };
}

const without = (bench: Workbench, keys: ReadonlySet<number>): Pick<Workbench, 'rows' | 'told'> => ({
  rows: bench.rows.filter(({ key }) => !keys.has(key)),
  told: new Map([...bench.told].filter(([key]) => !keys.has(key))),
});

function edited(bench: Workbench, { key, column, cell }: Extract<Change, { type: 'edit' }>): Workbench {
  const rows = bench.rows.map((row) => (row.key === key ? { key, cells: { ...row.cells, [column]: cell } } : row));
  const told = new Map(bench.told);
  told.delete(key);
  return { ...bench, rows, told, checked: false };
}

export function reduce(bench: Workbench, change: Change): Workbench {
  switch (change.type) {
    case 'read':
      return { ...emptyWorkbench, step: 'columns', table: change.table, mapping: guessMapping(change.table.header) };
    case 'map':
      return { ...bench, mapping: bench.mapping.map((column, at) => (at === change.index ? change.column : column)) };
    case 'step':
      return { ...bench, step: change.step };
    case 'fill':
      return { ...bench, step: 'grid', rows: change.rows, told: new Map(), untold: 0, checked: false };
    case 'edit':
      return edited(bench, change);
    case 'leaveOut':
      return {
        ...bench,
        ...without(bench, change.keys),
        left: bench.left + change.keys.size,
        // The rest may have problems that were not reported.
        checked: bench.checked && bench.untold === 0,
      };
    case 'told':
      return answered(bench, change);
    case 'listed': {
      const rest = without(bench, change.keys);
      const listed = bench.listed + change.keys.size;
      return { ...bench, ...rest, listed, step: rest.rows.length === 0 ? 'done' : bench.step };
    }
    case 'anew':
    default:
      return emptyWorkbench;
  }
}

/** Validates stored rows. */
export function storedRows(value: unknown): Row[] | undefined {
  const rows = (value as { rows?: unknown } | undefined)?.rows;
  if (!Array.isArray(rows) || rows.length === 0) return undefined;
  const whole = rows.every((row: Partial<Row> | null) => typeof row?.key === 'number' && typeof row.cells === 'object');
  return whole ? (rows as Row[]) : undefined;
}
