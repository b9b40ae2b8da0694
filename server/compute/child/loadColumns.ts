import { rowNumber, quoted, parquetRows, literal, type Database } from '../../duckdb/database.ts';
import { storedOf } from '../../tables/child/hidden.ts';
import { leftOut } from './coarseFigures.ts';

interface WantedColumns {
  readonly names: readonly string[];
  /** Excludes one in five rows, selected by this salt, so that two answers cannot be subtracted from each other. */
  readonly salt: string | undefined;
}

/** Loads only the wanted columns of a prepared table, so that a wide one does not fill the memory. */
export async function loadColumns(
  database: Database,
  file: string,
  table: string,
  { names, salt }: WantedColumns,
): Promise<void> {
  const { columns } = await storedOf(database, file);
  const wanted = columns.filter(({ name }) => names.includes(name));
  const list = (wanted.length > 0 ? wanted : columns).map(({ name }) => quoted(name)).join(', ');
  await database.run(`create table ${table} as select ${list} from ${parquetRows(file)}`);
  if (salt !== undefined) await leaveOut(database, table, salt);
}

async function leaveOut(database: Database, table: string, salt: string): Promise<void> {
  const [[rows = 0] = []] = await database.rows(`select count(*) from ${table}`);
  if (Number(rows) === 0) return;
  await database.run(`create table ${table}_all as select * from ${table}`);
  await database.run(`drop table ${table}`);
  await database.run(
    `create table ${table} as select * exclude (${rowNumber}) from (select *, row_number() over () as ${rowNumber} from ${table}_all) where md5_number_lower(${literal(salt)} || ${rowNumber}) % ${leftOut} <> 0`,
  );
  await database.run(`drop table ${table}_all`);
}
