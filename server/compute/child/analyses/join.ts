import { runLimits } from '#contract/constants.ts';
import type { ExecutionResult } from '#contract/types.ts';
import { roomRefusals } from '../../refusals.ts';
import { findColumn, type Column } from '../../../duckdb/columns.ts';
import { numbersOf } from '../values.ts';
import { quoted, type Cell } from '../../../duckdb/database.ts';
import { RunError } from '../../../duckdb/error.ts';
import { cutNote, needRows, notesOf, number, type Analyse, type Task } from '../task.ts';

function sideOf(table: 'data' | 'other', columns: readonly Column[], key: unknown, measured: unknown): string {
  const cell = quoted(findColumn(columns, key).name);
  const value = measured === undefined ? 'null::double' : numbersOf(columns, measured);
  return `select trim(${cell}::varchar) as k, count(*) as n, avg(${value}) as v from ${table} where ${cell} is not null group by 1`;
}

interface Overlap {
  readonly keys: number;
  readonly keysOfDataOnly: number;
  readonly rows: number;
  readonly onlyData: number;
  readonly onlyOther: number;
}

/**
 * In the data room, only the number of matching values: anything more would let a crafted stream query single rows.
 * Each value counts once and the count is rounded to five, so one value more or less does not show.
 */
function roomResult(task: Task, { keys, keysOfDataOnly }: Overlap): ExecutionResult {
  if (task.parameters['measure'] !== undefined || task.parameters['otherMeasure'] !== undefined) {
    throw new RunError(roomRefusals.joinedNumbers);
  }
  needRows(keys, task);
  const sides = [
    ['in both', keys],
    ['only in the data', keysOfDataOnly],
  ] as const;
  const shown = sides.filter(([, values]) => values >= task.least);
  return {
    kind: 'table',
    columns: [
      { name: 'key', type: 'text' },
      { name: 'values', type: 'integer' },
    ],
    rows: shown.map(([side, values]) => [side, Math.round(values / 5) * 5]),
    facts: {},
    notes: notesOf(task, [shown.length < sides.length && 'Groups with too few values are left out']),
  };
}

export const join: Analyse = async (task) => {
  const { database, columns, otherColumns, parameters } = task;
  const { key, otherKey, measure, otherMeasure } = parameters;
  const names = { key: findColumn(columns, key).name, other: findColumn(otherColumns, otherKey).name };
  const both = `with l as (${sideOf('data', columns, key, measure)}), r as (${sideOf('other', otherColumns, otherKey, otherMeasure)})`;
  const [
    [
      keys = 0,
      keysOfDataOnly = 0,
      rows = 0,
      onlyData = 0,
      onlyOther = 0,
      correlation = null,
      slope = null,
      pairs = 0,
    ] = [],
  ] = await database.rows(`
    ${both} select count(*) filter (l.k is not null and r.k is not null), count(*) filter (r.k is null), coalesce(sum(l.n) filter (r.k is not null), 0)::bigint,
      coalesce(sum(l.n) filter (r.k is null), 0)::bigint, coalesce(sum(r.n) filter (l.k is null), 0)::bigint,
      corr(l.v, r.v), regr_slope(r.v, l.v), regr_count(r.v, l.v)
    from l full join r on l.k = r.k`);
  const overlap = {
    keys: number(keys),
    keysOfDataOnly: number(keysOfDataOnly),
    rows: number(rows),
    onlyData: number(onlyData),
    onlyOther: number(onlyOther),
  };
  if (overlap.rows === 0 && !task.room) {
    throw new RunError(`“${names.key}” and “${names.other}” have no value in common`);
  }
  if (task.room) return roomResult(task, overlap);
  const found = await database.rows(`
    ${both} select l.k, l.n, r.n, l.v, r.v from l join r on l.k = r.k order by try_cast(l.k as double), l.k limit ${runLimits.resultRows}`);
  const measured = measure === undefined ? [] : [{ name: `mean of ${String(measure)}`, type: 'number' as const }];
  const other =
    otherMeasure === undefined ? [] : [{ name: `mean of ${String(otherMeasure)} (other)`, type: 'number' as const }];
  return {
    kind: 'table',
    columns: [
      { name: names.key, type: 'text' },
      { name: 'rows', type: 'integer' },
      { name: 'rows of the other', type: 'integer' },
      ...measured,
      ...other,
    ],
    rows: found.map(([k = null, n = null, m = null, left = null, right = null]): Cell[] => [
      k,
      n,
      m,
      ...(measured.length > 0 ? [left] : []),
      ...(other.length > 0 ? [right] : []),
    ]),
    facts: {
      'keys in both': overlap.keys,
      'rows matched': overlap.rows,
      'rows without a match': overlap.onlyData,
      'rows of the other without a match': overlap.onlyOther,
      ...(measured.length > 0 && other.length > 0 && { correlation, slope, pairs }),
    },
    notes: notesOf(task, [cutNote(overlap.keys)]),
    ...(measured[0] && other[0] && { chart: { form: 'scatter' as const, x: measured[0].name, y: [other[0].name] } }),
  };
};
