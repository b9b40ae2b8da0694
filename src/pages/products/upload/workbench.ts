// State of the workbench and its transitions. Pure.
import { bulkDuplicate } from '#contract/constants.ts';
import type { BulkChecked, UsualPrices } from '#contract/types.ts';
import type { BulkInputColumn } from '#contract/streamFields.ts';
import { guessMapping, type BulkColumn, type Mapping } from './rows.ts';
import type { Row } from './table.ts';
import type { Table } from './table.ts';

export type RowProblems = Partial<Record<BulkColumn, string>>;

type Answer = Pick<BulkChecked, 'problems' | 'total'> & Partial<Pick<BulkChecked, 'usual'>>;

interface Workbench {
  step: 'source' | 'columns' | 'grid' | 'done';
  table: Table | undefined;
  mapping: Mapping;
  /** The person's choice about commas in numbers; without one, commas that have one meaning are read. */
  decimalComma: boolean | undefined;
  rows: readonly Row[];
  /** Server problems by row key and column, until the cell changes. */
  problems: ReadonlyMap<number, RowProblems>;
  /** Keys of the rows with problems in the last answer. An edited row stays in this list until the next answer. */
  flagged: ReadonlySet<number>;
  unreported: number;
  usual: UsualPrices | undefined;
  checked: boolean;
  listed: number;
  leftOut: number;
}

export const emptyWorkbench: Workbench = {
  step: 'source',
  table: undefined,
  mapping: [],
  decimalComma: undefined,
  rows: [],
  problems: new Map(),
  flagged: new Set(),
  unreported: 0,
  usual: undefined,
  checked: false,
  listed: 0,
  leftOut: 0,
};

export type Change =
  | { type: 'read'; table: Table }
  | { type: 'map'; index: number; column: BulkInputColumn | '' }
  | { type: 'comma'; isDecimal: boolean }
  | { type: 'step'; step: Workbench['step'] }
  | { type: 'fill'; rows: readonly Row[] }
  | { type: 'edit'; key: number; column: BulkColumn; cell: string }
  | { type: 'leaveOut'; keys: ReadonlySet<number> }
  | { type: 'answer'; sent: readonly Row[]; answer: Answer }
  | { type: 'listed'; keys: ReadonlySet<number> }
  | { type: 'startOver' };

/** Translates the row number in a message about a duplicate from the sent file to the row's key. */
function translate(problem: string, sent: readonly Row[]): string {
  const { sameAsRow } = bulkDuplicate;
  const other = problem.startsWith(sameAsRow) && sent[Number(problem.slice(sameAsRow.length)) - 1];
  return other ? `${sameAsRow}${other.key}` : problem;
}

/** Maps the server's rows (from 1) to row keys. Rows changed since the request keep their earlier problems. */
function answered(bench: Workbench, { sent, answer }: Extract<Change, { type: 'answer' }>): Workbench {
  const seen = new Set(sent);
  const current = new Set(bench.rows);
  const unseen = new Set(bench.rows.filter((row) => !seen.has(row)).map(({ key }) => key));
  const problems = new Map([...bench.problems].filter(([key]) => unseen.has(key)));
  const flagged = new Set([...bench.flagged].filter((key) => unseen.has(key)));
  for (const { row: number, field, problem } of answer.problems) {
    const row = sent[number - 1];
    if (row && current.has(row)) {
      problems.set(row.key, { ...problems.get(row.key), [field]: translate(problem, sent) });
      flagged.add(row.key);
    }
  }
  const unreported = answer.total - answer.problems.length;
  return { ...bench, problems, flagged, unreported, usual: answer.usual ?? bench.usual, checked: unseen.size === 0 };
}

const without = (bench: Workbench, keys: ReadonlySet<number>): Pick<Workbench, 'rows' | 'problems'> => ({
  rows: bench.rows.filter(({ key }) => !keys.has(key)),
  problems: new Map([...bench.problems].filter(([key]) => !keys.has(key))),
});

function edited(bench: Workbench, { key, column, cell }: Extract<Change, { type: 'edit' }>): Workbench {
  const rows = bench.rows.map((row) => (row.key === key ? { key, cells: { ...row.cells, [column]: cell } } : row));
  const problems = new Map(bench.problems);
  const rest = { ...problems.get(key) };
  delete rest[column];
  if (Object.keys(rest).length > 0) problems.set(key, rest);
  else problems.delete(key);
  return { ...bench, rows, problems, checked: false };
}

export function reduce(bench: Workbench, change: Change): Workbench {
  switch (change.type) {
    case 'read':
      return { ...emptyWorkbench, step: 'columns', table: change.table, mapping: guessMapping(change.table.header) };
    case 'map':
      return { ...bench, mapping: bench.mapping.map((column, at) => (at === change.index ? change.column : column)) };
    case 'comma':
      return { ...bench, decimalComma: change.isDecimal };
    case 'step':
      return { ...bench, step: change.step };
    case 'fill':
      return {
        ...bench,
        step: 'grid',
        rows: change.rows,
        problems: new Map(),
        flagged: new Set(),
        unreported: 0,
        checked: false,
      };
    case 'edit':
      return edited(bench, change);
    case 'leaveOut': {
      const rest = without(bench, change.keys);
      // The other problems may refer to a row that was left out, or may not all be reported.
      const checked = bench.checked && rest.problems.size === 0 && bench.unreported === 0;
      return { ...bench, ...rest, leftOut: bench.leftOut + change.keys.size, checked };
    }
    case 'answer':
      return answered(bench, change);
    case 'listed': {
      const rest = without(bench, change.keys);
      const listed = bench.listed + change.keys.size;
      return { ...bench, ...rest, listed, step: rest.rows.length === 0 ? 'done' : bench.step };
    }
    case 'startOver':
    default:
      return emptyWorkbench;
  }
}

export function storedRows(value: unknown): Row[] | undefined {
  const rows = (value as { rows?: unknown } | undefined)?.rows;
  if (!Array.isArray(rows) || rows.length === 0) return undefined;
  const whole = rows.every((row: Partial<Row> | null) => typeof row?.key === 'number' && typeof row.cells === 'object');
  return whole ? (rows as Row[]) : undefined;
}
