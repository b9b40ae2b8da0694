import { roomRefusals } from '../../refusals.ts';
import { findColumn } from '../../../duckdb/columns.ts';
import { finite, numbersOf } from '../values.ts';
import { RunError } from '../../../duckdb/error.ts';
import { areDecidedByFew } from '../leverage.ts';
import { coarse, shownCount } from '../coarseFigures.ts';
import { needRows, notesOf, number, type Analyse, type Task } from '../task.ts';

const maxColumns = 30;

interface Pair {
  readonly first: string;
  readonly second: string;
  readonly value: number | null;
  readonly count: number;
}

async function measure({ database }: Task, names: readonly string[]): Promise<Pair[]> {
  const pairs = names.flatMap((first, index) => names.slice(index + 1).map((second) => ({ first, second })));
  const short = (name: string) => `c${names.indexOf(name)}`;
  const figures = pairs.flatMap(({ first, second }) =>
    ['corr', 'regr_count'].map((of) => `${of}(${short(first)}, ${short(second)})`),
  );
  const numbers = names.map((name) => `${finite(name)} as ${short(name)}`);
  const [found = []] = await database.rows(
    `select ${figures.join(', ')} from (select ${numbers.join(', ')} from data)`,
  );
  return pairs.map((pair, index) => {
    const value = found[index * 2];
    return { ...pair, value: typeof value === 'number' ? value : null, count: number(found[index * 2 + 1]) };
  });
}

async function undecided(task: Task, pairs: readonly Pair[]): Promise<Pair[]> {
  const decided = await areDecidedByFew(
    task,
    pairs.map(({ first, second }) => ({ x: finite(first), y: finite(second) })),
  );
  const kept = pairs
    .filter((_, index) => !decided[index])
    .map((pair) => Object.assign(pair, { value: pair.value && coarse(pair.value, 1 / Math.sqrt(pair.count)) }));
  if (kept.length === 0 && pairs.length > 0) throw new RunError(roomRefusals.decided);
  return kept;
}

export const correlation: Analyse = async (task) => {
  const { columns, parameters, room } = task;
  const wanted = parameters['columns'];
  const names = Array.isArray(wanted)
    ? (wanted as readonly string[]).map((name) => findColumn(columns, name).name)
    : columns.filter(({ kind }) => kind === 'number').map(({ name }) => name);
  for (const name of names) numbersOf(columns, name);
  if (names.length < 2) throw new RunError('This analysis needs two columns of numbers');
  const used = names.slice(0, maxColumns);
  needRows(task.rows, task, 2);
  const all = (await measure(task, used)).filter(({ count }) => count >= Math.max(2, task.least));
  const shown = room ? await undecided(task, all) : all;
  const rows = shown.toSorted((a, b) => Math.abs(number(b.value)) - Math.abs(number(a.value)));
  return {
    kind: 'table',
    columns: [
      { name: 'first', type: 'text' },
      { name: 'second', type: 'text' },
      { name: 'correlation', type: 'number' },
      { name: 'rows', type: 'integer' },
    ],
    rows: rows.map(({ first, second, value, count }) => [first, second, value, shownCount(count, room)]),
    facts: { columns: used.length, rows: shownCount(task.rows, room) },
    notes: notesOf(task, [
      used.length < names.length && `The first ${maxColumns} of ${names.length} columns of numbers`,
      rows.some(({ value }) => value === null) && 'A column that never changes has no correlation',
      shown.length < all.length && 'Pairs that a few rows decide are left out',
    ]),
  };
};
