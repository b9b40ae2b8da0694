import { runLimits } from '#contract/constants.ts';
import { columnsOf } from '../../duckdb/columns.ts';
import { literal, quoted, rowNumber, type Database } from '../../duckdb/database.ts';
import { RunError } from '../../duckdb/error.ts';
import { countRagged, notRagged, type Ragged } from '../../tables/child/ragged.ts';
import { leftOut } from './room.ts';
import { flatten } from '../../tables/child/records.ts';
import { readable } from '../../tables/child/readable.ts';

const sampledRows = 2000;
/** Missing-value marks in a numeric column. In a text column they stay text. */
const missing = `('', 'NA', 'N/A', 'n/a', '-', '.', '?')`;

interface Wanted {
  readonly names: readonly string[];
  /** Excludes one in five rows, selected by this salt, so that two answers cannot be subtracted from each other. */
  readonly salt: string | undefined;
}

/** Loads only the wanted columns, so that a wide file does not fill the memory. */
export async function load(database: Database, file: string, table: string, { names, salt }: Wanted): Promise<Ragged> {
  const { kind, dialect, text: source } = await readable(database, file);
  // Runs in parallel to DuckDB's reader threads.
  const counting = dialect ? countRagged(file, dialect) : Promise.resolve(notRagged);
  counting.catch(() => undefined);
  const raw = kind === 'json' ? `raw_${table}` : table;
  const select = async (thorough: boolean) => {
    const from = source(thorough);
    const columns = kind === 'json' || names.length === 0 ? [] : await columnsOf(database, `select * from ${from}`);
    const chosen = columns.filter(({ name }) => names.includes(name));
    const list = chosen.length > 0 ? chosen.map(({ name }) => quoted(name)).join(', ') : '*';
    await database.run(`create table ${raw} as select ${list} from ${from}`);
  };
  try {
    await select(false);
  } catch (error) {
    // Types may change far down the file, so retry with types detected over every row.
    if (kind === 'parquet') throw error;
    // The count explains a malformed table better than DuckDB does.
    await counting;
    await database.run(`drop table if exists ${raw}`);
    await select(true);
  }
  if (kind === 'json') await flatten(database, raw, table);
  else if (kind === 'csv') await readNumbers(database, table);
  if (salt !== undefined) await leaveOut(database, table, salt);
  const columns = await columnsOf(database, `select * from ${table}`);
  if (columns.length > runLimits.columns) {
    throw new RunError(`The data has ${columns.length} columns; a run takes at most ${runLimits.columns}`);
  }
  return counting;
}

async function readNumbers(database: Database, table: string): Promise<void> {
  for (const { name, number } of await textNumbers(database, table)) {
    await database.run(`alter table ${table} alter column ${quoted(name)} set data type double using ${number}`);
  }
}

/** Text columns that hold only numbers and marks of missing values, with the number as SQL. */
async function textNumbers(database: Database, table: string): Promise<{ name: string; number: string }[]> {
  const found: { name: string; number: string }[] = [];
  const columns = await columnsOf(database, `select * from ${table}`);
  for (const { name, kind } of columns) {
    if (kind !== 'text') continue;
    const cell = `trim(${quoted(name)})`;
    const fits = `${cell} in ${missing} or (try_cast(${cell} as double) is not null and not regexp_matches(${cell}, '^[-+]?0[0-9]'))`;
    const check = `select count(*) filter (${cell} not in ${missing}), count(*) filter (not (${fits})) from`;
    const [[some = 0, others = 1] = []] = await database.rows(
      `${check} (select ${quoted(name)} from ${table} limit ${sampledRows})`,
    );
    if (Number(some) === 0 || Number(others) > 0) continue;
    const [[, left = 1] = []] = await database.rows(`${check} ${table}`);
    if (Number(left) > 0) continue;
    found.push({ name, number: `try_cast(nullif(${cell}, '') as double)` });
  }
  return found;
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
