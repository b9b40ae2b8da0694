// Maps columns of the data to those that a provider's query declares, as the caller chose.
import type { Query } from '#server/compute/queryForm.ts';
import type { Parameters } from '../../parameters.ts';
import { columnsOf, findColumn, type Column } from '../../../duckdb/columns.ts';
import { quoted, type Database } from '../../../duckdb/database.ts';
import { RunError } from '../../../duckdb/error.ts';
import { datesOf, numbersOf } from '../values.ts';
import { inputTable } from './checkQuery.ts';

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

/** Leaves only the declared columns, under the names of the query, and `more` expressions. */
export async function mapColumns(
  database: Database,
  { columns: wanted }: Query,
  parameters: Parameters,
  more: readonly string[] = [],
): Promise<void> {
  const columns = await columnsOf(database, 'select * from data');
  const list = [...more];
  for (const one of wanted) {
    list.push(`${await expressionOf(database, columns, one, parameters[one.name])} as ${quoted(one.name)}`);
  }
  await database.run(`create table mapped as select ${list.join(', ')} from data`);
  await database.run('drop table data');
  await database.run(`alter table mapped rename to ${inputTable}`);
}
