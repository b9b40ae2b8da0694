// Own implementation because DuckDB's type detection rewrites cells, which analyses accept and bought data must not.
import { columnsOf } from '../../executions/child/columns.ts';
import { literal, quoted, type Database } from '../../executions/child/database.ts';

/** Marks of missing values in columns of numbers, dates and booleans. Text formats keep them. */
const missing = `('', 'NA', 'N/A', 'n/a', '-', '.', '?', 'null', 'NULL', 'NaN', 'nan', '\\N')`;
const sampledRows = 2000;

const day = `[0-9]{4}-[0-9]{2}-[0-9]{2}`;
const clock = `[T ][0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,6})?)?`;
const matches = (cell: string, shape: string) => `regexp_full_match(${cell}, '${shape}')`;
const parses = (cell: string, type: string) => `try_cast(${cell} as ${type}) is not null`;

/** Types that keep the value of every cell, narrowest first. Leading zeros and plus signs mark codes, not numbers. */
const types: readonly (readonly [string, (cell: string) => string])[] = [
  ['bigint', (cell) => `${matches(cell, '0|-?[1-9][0-9]*')} and ${parses(cell, 'bigint')}`],
  [
    'double',
    (cell) =>
      `${matches(cell, '-?(0|[1-9][0-9]*)?([.][0-9]+)?([eE][-+]?[0-9]+)?')} and isfinite(try_cast(${cell} as double)) and (length(regexp_replace(regexp_replace(${cell}, '[eE].*', ''), '[^0-9]', '', 'g')) <= 15 or try_cast(${cell} as double)::varchar = ${cell})`,
  ],
  ['date', (cell) => `${matches(cell, day)} and ${parses(cell, 'date')}`],
  ['timestamp', (cell) => `${matches(cell, day + clock)} and ${parses(cell, 'timestamp')}`],
  [
    'timestamptz',
    (cell) => `${matches(cell, `${day}${clock}(Z|[+-][0-9]{2}(:[0-9]{2})?)`)} and ${parses(cell, 'timestamptz')}`,
  ],
  ['boolean', (cell) => `lower(${cell}) in ('true', 'false')`],
];

/** Reads a CSV file with every cell as text. */
export async function textSource(database: Database, file: string): Promise<string> {
  const [[quote = null, escape = null, header = null] = []] = await database
    .rows(`select Quote, Escape, HasHeader from sniff_csv(${literal(file)}, null_padding = true, strict_mode = false)`)
    .catch(() => []);
  // DuckDB overlooks doubled quotes in short files, and finds no header among texts.
  const quotes = quote === '"' && escape !== '\\' ? `, quote = '"', escape = '"'` : '';
  const head = typeof header === 'boolean' ? `, header = ${header}` : '';
  return `read_csv(${literal(file)}, compression = 'none', all_varchar = true, null_padding = true, strict_mode = false${quotes}${head})`;
}

async function typeOf(database: Database, table: string, name: string): Promise<string | undefined> {
  const cell = `trim(${quoted(name)})`;
  const some = `${quoted(name)} is not null and ${cell} not in ${missing}`;
  const sample = `(select ${quoted(name)} from ${table} limit ${sampledRows})`;
  for (const [type, fits] of types) {
    const check = `select count(*), count(*) filter (not coalesce(${fits(cell)}, false)) from`;
    const [[, wrong = 1] = []] = await database.rows(`${check} ${sample} where ${some}`);
    if (Number(wrong) > 0) continue;
    const [[all = 0, others = 1] = []] = await database.rows(`${check} ${table} where ${some}`);
    if (Number(all) > 0 && Number(others) === 0) return type;
  }
  return undefined;
}

export interface Typed {
  readonly name: string;
  /** The typed cell as SQL. */
  readonly cell: string;
  /** True if the typed cells do not print as the source wrote them. */
  readonly isRewritten: boolean;
}

/** Columns of texts that all have the same more precise type. */
export async function typedColumns(database: Database, table: string): Promise<Typed[]> {
  const found: Typed[] = [];
  for (const { name } of await columnsOf(database, `select * from ${table}`)) {
    const type = await typeOf(database, table, name);
    if (type === undefined) continue;
    const trimmed = `trim(${quoted(name)})`;
    const cell = `(case when ${trimmed} not in ${missing} then try_cast(${trimmed} as ${type}) end)`;
    const rewritten = `select count(*) from ${table} where ${cell}::varchar is distinct from ${quoted(name)}`;
    const [[changed = 0] = []] = await database.rows(rewritten);
    found.push({ name, cell, isRewritten: Number(changed) > 0 });
  }
  return found;
}
