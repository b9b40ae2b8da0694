// Runs a provider's query over the declared columns of the data. The caller's choice maps them.
import { runLimits } from '#contract/constants.ts';
import type { ExecutionResult } from '#contract/types.ts';
import type { Query } from '../../query.ts';
import type { Parameters } from '../../parameters.ts';
import { columnsOf, findColumn, kindOf, type Column } from '../../../duckdb/columns.ts';
import { quoted, type Cell, type Database } from '../../../duckdb/database.ts';
import { RunError } from '../../../duckdb/error.ts';
import { datesOf, numbersOf } from '../values.ts';
import { checkQuery, inputTable } from './checkQuery.ts';

type ResultColumn = ExecutionResult['columns'][number];

async function expressionOf(
  database: Database,
  columns: readonly Column[],
  { name, type }: Query['columns'][number],
  mapped: unknown,
): Promise<string> {
  if (type === 'number') return numbersOf(columns, mapped);
  if (type === 'date') return datesOf(database, columns, mapped);
  const column = findColumn(columns, mapped);
  if (type === 'boolean' && column.kind !== 'boolean') {
    throw new RunError(`“${column.name}” is not true or false, as the algorithm needs for “${name}”`);
  }
  return type === 'boolean' ? quoted(column.name) : `${quoted(column.name)}::varchar`;
}

/** Leaves only the declared columns, under the names of the query. */
async function mapColumns(database: Database, { columns: wanted }: Query, parameters: Parameters): Promise<void> {
  const columns = await columnsOf(database, 'select * from data');
  const list: string[] = [];
  for (const one of wanted) {
    list.push(`${await expressionOf(database, columns, one, parameters[one.name])} as ${quoted(one.name)}`);
  }
  await database.run(`create table mapped as select ${list.join(', ')} from data`);
  await database.run('drop table data');
  await database.run(`alter table mapped rename to ${inputTable}`);
}

function typeOf(type: string): ResultColumn['type'] {
  if (/^(?:U?(?:TINY|SMALL|BIG|HUGE)INT|U?INTEGER)$/u.test(type)) return 'integer';
  const kind = kindOf(type);
  return kind === 'other' ? 'text' : kind;
}

/** DuckDB writes moments as `2026-01-31 12:00:00`. */
const momentText = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replace(/^(\d{4}-\d\d-\d\d) ([\d:.]+)(?:\+00)?$/u, '$1T$2Z') : cell;

function chartOf(columns: readonly ResultColumn[], rows: readonly Cell[][]): ExecutionResult['chart'] {
  const isNumber = ({ type }: ResultColumn) => type === 'number' || type === 'integer';
  const x = columns.find((column) => !isNumber(column)) ?? columns[0];
  const y = columns.find((column) => isNumber(column) && column !== x);
  if (!x || !y || rows.length < 2) return undefined;
  const form = x.type === 'date' ? 'line' : isNumber(x) ? 'scatter' : 'bar';
  return { form, x: x.name, y: [y.name], title: `${y.name} by ${x.name}` };
}

const explained = /^(?:Binder|Catalog|Conversion|Parser|Invalid Input|Not implemented) Error: ([^\n]+)/u;

export async function runQuery(database: Database, query: Query, parameters: Parameters): Promise<ExecutionResult> {
  const used = await checkQuery(
    database,
    query.query,
    query.parameters.map(({ name }) => name),
  );
  await mapColumns(database, query, parameters);
  const values = Object.fromEntries([...used].map((name) => [name, parameters[name] as string | number]));
  const most = runLimits.resultRows;
  const answer = await database.answer(query.query, most + 1, values).catch((error: unknown) => {
    const text = error instanceof Error ? error.message : '';
    const words = explained.exec(text)?.[1];
    // DuckDB quotes cells of the data here, and only names of the query elsewhere.
    const quotesCells = /^(?:Conversion|Invalid Input)/u.test(text);
    if (words === undefined) throw error;
    throw new RunError(quotesCells ? words.replaceAll(/'[^']*'|"[^"]*"/gu, '…') : words);
  });
  if (answer.columns.length > runLimits.columns) {
    throw new RunError(`The result has more than ${runLimits.columns} columns`);
  }
  const columns = answer.columns.map(({ name, type }) => ({ name, type: typeOf(type) }));
  const rows = answer.rows
    .slice(0, most)
    .map((row) => row.map((cell, at) => (columns[at]?.type === 'date' ? momentText(cell) : cell)));
  const chart = chartOf(columns, rows);
  return {
    kind: columns[0]?.type === 'date' ? 'series' : 'table',
    columns,
    rows,
    facts: { rows: rows.length },
    notes: answer.rows.length > most ? [`Only the first ${most} rows are shown`] : [],
    ...(chart && { chart }),
  };
}
