// Columns, cells and chart of a query's answer.
import type { ExecutionResult } from '#contract/types.ts';
import { kindOf } from '../../../duckdb/columns.ts';
import type { Cell } from '../../../duckdb/database.ts';

type ResultColumn = ExecutionResult['columns'][number];

export function resultTypeOf(duckdbType: string): ResultColumn['type'] {
  if (/^(?:U?(?:TINY|SMALL|BIG|HUGE)INT|U?INTEGER)$/u.test(duckdbType)) return 'integer';
  const kind = kindOf(duckdbType);
  return kind === 'other' ? 'text' : kind;
}

/** DuckDB writes timestamps as `2026-01-31 12:00:00`. Those without a zone are taken as UTC. */
export const momentText = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replace(/^(\d{4}-\d\d-\d\d) ([\d:.]+)(?:\+00)?$/u, '$1T$2Z') : cell;

/** Numbers repeated names as DuckDB's tables do, in any case of letters: a chart names its columns. */
export function numberRepeatedNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let repetition = 1; taken.has(unique.toLowerCase()); repetition += 1) unique = `${name}_${repetition}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

export function chartOf(columns: readonly ResultColumn[], rows: readonly Cell[][]): ExecutionResult['chart'] {
  const isNumber = ({ type }: ResultColumn) => type === 'number' || type === 'integer';
  const x = columns.find((column) => !isNumber(column)) ?? columns[0];
  const y = columns.find((column) => isNumber(column) && column !== x);
  if (!x || !y || rows.length < 2) return undefined;
  const form = x.type === 'date' ? 'line' : isNumber(x) ? 'scatter' : 'bar';
  return { form, x: x.name, y: [y.name], title: `${y.name} by ${x.name}` };
}
