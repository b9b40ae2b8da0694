// Runs a provider's query over the declared columns of the data. The caller's choice maps them.
import { runLimits } from '#contract/constants.ts';
import type { ExecutionResult } from '#contract/types.ts';
import type { Query } from '#server/compute/queryForm.ts';
import type { Parameters } from '../../parameters.ts';
import type { Database } from '../../../duckdb/database.ts';
import { RunError } from '../../../duckdb/error.ts';
import { checkQuery } from './checkQuery.ts';
import { mapColumns } from './mapColumns.ts';
import { cutNote } from '../task.ts';
import { chartOf, momentText, numberRepeatedNames, resultTypeOf } from './queryResult.ts';

const explained = /^(?:Binder|Catalog|Conversion|Parser|Invalid Input|Not implemented) Error: ([^\n]+)/u;

export async function runQuery(database: Database, query: Query, parameters: Parameters): Promise<ExecutionResult> {
  const used = await checkQuery(
    database,
    query.query,
    query.parameters.map(({ name }) => name),
  );
  await mapColumns(database, query, parameters);
  const values = Object.fromEntries([...used].map((name) => [name, parameters[name] as string | number]));
  const maxRows = runLimits.resultRows;
  const answer = await database.answer(query.query, maxRows + 1, values).catch((error: unknown) => {
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
  const names = numberRepeatedNames(answer.columns.map(({ name }) => name));
  const columns = answer.columns.map(({ name, type }, at) => ({ name: names[at] ?? name, type: resultTypeOf(type) }));
  const rows = answer.rows
    .slice(0, maxRows)
    .map((row) => row.map((cell, at) => (columns[at]?.type === 'date' ? momentText(cell) : cell)));
  const chart = chartOf(columns, rows);
  return {
    kind: columns[0]?.type === 'date' ? 'series' : 'table',
    columns,
    rows,
    facts: { rows: rows.length },
    notes: [cutNote(answer.rows.length)].filter((note) => note !== false),
    ...(chart && { chart }),
  };
}
