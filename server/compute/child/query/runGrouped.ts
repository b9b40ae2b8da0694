// Runs a provider's query on a data room. Its SQL never runs: its groups and figures are questions as `groupBy` asks them.
import { createHash } from 'node:crypto';
import type { ExecutionResult } from '#contract/types.ts';
import { literal, quoted, rowNumber, type Cell, type Database } from '../../../duckdb/database.ts';
import type { Parameters } from '../../parameters.ts';
import type { Query } from '#server/compute/queryForm.ts';
import { chooseGroups, hiddenNote } from '../chooseGroups.ts';
import { coarseFigure, leftOut, shownCount } from '../coarseFigures.ts';
import { statistic } from '../statistics.ts';
import { cutNote, needRows, notesOf, number } from '../task.ts';
import type { Figure } from './figures.ts';
import { readGrouped, type Grouped, type SortKey } from './readGrouped.ts';
import { groupKeySql } from './groupExpression.ts';
import { mapColumns } from './mapColumns.ts';
import { chartOf, momentText, resultTypeOf } from './queryResult.ts';

export interface RoomOptions {
  readonly least: number;
  /** Covers the exchange's secret and the data. */
  readonly salt: string;
}

// Names that no column of a query has: those begin with a letter.
const key = quoted('__exchange_key');
const measured = quoted('__exchange_measured');
const groupName = (at: number) => quoted(`__exchange_group_${at}`);

interface Question extends RoomOptions {
  readonly database: Database;
  readonly figure: Figure;
  readonly text: string;
}

/** Leaves four rows in five in the table `drawn`. Which ones depends on the question, not on its words. */
async function draw({ database, salt, figure, text }: Question): Promise<void> {
  const drawn = createHash('sha256').update(`${salt} ${text}`).digest('hex');
  const value = figure.column === undefined ? 'null' : quoted(figure.column);
  await database.run(`
    create or replace table drawn as select ${key}, ${value} as ${measured} from picked
    where md5_number_lower(${literal(drawn)} || ${rowNumber}) % ${leftOut} <> 0`);
}

/** Leaves the groups of the question that may be shown in the table `chosen`. */
async function choose(question: Question) {
  const { database, figure, least } = question;
  await draw(question);
  await database.run(`
    create or replace table groups as select ${key} as key, ${key} as label, count(*) as n,
      ${figure.column === undefined ? 'count(*)' : `count(${measured})`} as used
    from drawn group by all`);
  return chooseGroups({ database, least, room: true });
}

const rounded = (value: number, digits: number): number => {
  const power = 10 ** digits;
  return Number.isFinite(value * power) ? Math.round(value * power) / power : value;
};

function figureCell(figure: Figure, [value = null, count, deviation]: readonly Cell[]): Cell {
  if (typeof value !== 'number') return null;
  const shown = coarseFigure(figure.statistic, { value, count: number(count), deviation: number(deviation) });
  return shown === null || figure.digits === undefined ? shown : rounded(shown, figure.digits);
}

/** Cells of one figure, by the place of their group. */
async function cellsOf(question: Question): Promise<ReadonlyMap<number, Cell>> {
  const { database, figure } = question;
  await choose(question);
  const isNumber = figure.statistic !== 'count';
  const rows = await database.rows(`
    select s.place, ${statistic(figure.statistic, measured, true)}, count(${measured}), ${isNumber ? `stddev_pop(${measured})` : '0'}
    from drawn d join chosen c on d.${key} = c.key join shown s on d.${key} = s.key group by s.place`);
  return new Map(rows.map(([place, ...cells]) => [number(place), figureCell(figure, cells)]));
}

function compare(a: Cell, b: Cell, { descending, nullsFirst }: SortKey): number {
  if (a === b) return 0;
  if (a === null || b === null) return (a === null) === nullsFirst ? -1 : 1;
  return a < b === descending ? 1 : -1;
}

/** By what is shown: an order of the exact figures would reveal more. */
function sorted(rows: readonly Cell[][], order: Grouped['order']): Cell[][] {
  const by = order.length > 0 ? order : [{ output: 0, descending: false, nullsFirst: false }];
  return rows.toSorted((a, b) => {
    for (const key of by) {
      const result = compare(a[key.output] ?? null, b[key.output] ?? null, key);
      if (result !== 0) return result;
    }
    return 0;
  });
}

const listOf = (count: number, item: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => item(at)).join(', ');

/** Types of the groups, and the cells of each group by its place. */
async function cellsOfGroups(database: Database, count: number) {
  if (count === 0) return { types: [], cells: [] };
  const list = listOf(count, (at) => `p.${groupName(at)}`);
  const { columns, rows } = await database.answer(
    `select ${list} from shown s join picked p on p.${rowNumber} = s.key order by s.place`,
    Infinity,
    {},
  );
  const types = columns.map(({ type }) => resultTypeOf(type));
  return { types, cells: rows.map((row) => row.map((cell, at) => (types[at] === 'date' ? momentText(cell) : cell))) };
}

/** The rows with their groups in the table `picked`. The first row of a group is its key. */
async function pick(database: Database, { groups }: Grouped): Promise<void> {
  const named = groups.map((one, at) => `, ${groupKeySql(one)} as ${groupName(at)}`).join('');
  const parts = groups.length === 0 ? '' : `partition by ${listOf(groups.length, groupName)}`;
  await database.run(
    `create table picked as select *, min(${rowNumber}) over (${parts}) as ${key} from (select *${named} from data)`,
  );
}

/** Names columns as the data does, whatever the query and its version call them. */
function textOf({ groups }: Grouped, parameters: Parameters, { statistic: name, column }: Figure): string {
  const nameOf = (declared: string) => String(parameters[declared]);
  const by = groups.map((one) => [nameOf(one.column), one.part?.name, one.part?.unit]);
  return JSON.stringify([
    name,
    column === undefined ? null : nameOf(column),
    by.map((one) => JSON.stringify(one)).toSorted(),
  ]);
}

export async function runGrouped(
  database: Database,
  query: Query,
  parameters: Parameters,
  options: RoomOptions,
): Promise<ExecutionResult> {
  const room = { least: options.least, room: true };
  const grouped = await readGrouped(database, query);
  await mapColumns(database, query, parameters, [`row_number() over () as ${rowNumber}`]);
  await pick(database, grouped);
  const questionOn = (figure: Figure): Question => ({
    ...options,
    database,
    figure,
    text: textOf(grouped, parameters, figure),
  });
  const { total, hidden } = await choose(questionOn({ statistic: 'rows' }));
  await database.run('create table shown as select * from chosen');
  const counts = await database.rows('select n from shown order by place');
  const [[all = 0] = []] = await database.rows('select coalesce(sum(n), 0)::bigint from groups');
  needRows(number(all), room);
  needRows(
    counts.reduce((sum, [n]) => sum + number(n), 0),
    room,
  );
  const { types, cells } = await cellsOfGroups(database, grouped.groups.length);
  const columns: ExecutionResult['columns'] = [];
  const values: ((place: number) => Cell)[] = [];
  for (const { name, source } of grouped.outputs) {
    if (typeof source === 'number') {
      columns.push({ name, type: types[source] ?? 'text' });
      values.push((place) => cells[place]?.[source] ?? null);
    } else if (source.statistic === 'rows') {
      columns.push({ name, type: 'integer' });
      values.push((place) => shownCount(number(counts[place]?.[0]), true));
    } else {
      const found = await cellsOf(questionOn(source));
      columns.push({
        name,
        type: source.statistic === 'count' ? 'integer' : 'number',
      });
      values.push((place) => found.get(place + 1) ?? null);
    }
  }
  const rows = sorted(
    counts.map((_, place) => values.map((valueAt) => valueAt(place))),
    grouped.order,
  );
  const chart = chartOf(columns, rows);
  return {
    kind: columns[0]?.type === 'date' ? 'series' : 'table',
    columns,
    rows,
    facts: { groups: total, rows: shownCount(number(all), true) },
    notes: notesOf(room, [hidden > 0 && hiddenNote, cutNote(total)]),
    ...(chart && { chart }),
  };
}
