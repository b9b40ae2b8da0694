import type { Database } from '../../duckdb/database.ts';

const sampledRows = 2000;

const day = `[0-9]{4}-[0-9]{2}-[0-9]{2}`;
const clock = `[T ][0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,6})?)?`;
const matches = (cell: string, shape: string) => `regexp_full_match(${cell}, '${shape}')`;
const parses = (cell: string, type: string) => `try_cast(${cell} as ${type}) is not null`;

/** Conditions under which a type keeps the value of a cell. Leading zeros and plus signs mark codes, not numbers. */
const conditions = {
  bigint: (cell) => `${matches(cell, '0|-?[1-9][0-9]*')} and ${parses(cell, 'bigint')}`,
  // Parquet stores a hugeint as a double.
  'decimal(38, 0)': (cell) => `${matches(cell, '0|-?[1-9][0-9]*')} and ${parses(cell, 'decimal(38, 0)')}`,
  double: (cell) =>
    `${matches(cell, '-?(0|[1-9][0-9]*)?([.][0-9]+)?([eE][-+]?[0-9]+)?')} and isfinite(try_cast(${cell} as double)) and (length(regexp_replace(regexp_replace(${cell}, '[eE].*', ''), '[^0-9]', '', 'g')) <= 15 or try_cast(${cell} as double)::varchar = ${cell})`,
  date: (cell) => `${matches(cell, day)} and ${parses(cell, 'date')}`,
  timestamp: (cell) => `${matches(cell, day + clock)} and ${parses(cell, 'timestamp')}`,
  timestamptz: (cell) =>
    `${matches(cell, `${day}${clock}(Z|[+-][0-9]{2}(:[0-9]{2})?)`)} and ${parses(cell, 'timestamptz')}`,
  boolean: (cell) => `lower(${cell}) in ('true', 'false')`,
} as const satisfies Record<string, (cell: string) => string>;

export type Shape = keyof typeof conditions;

export interface Typed {
  readonly name: string;
  readonly cell: string;
  /** True if the typed cells do not print as the source wrote them. */
  readonly isRewritten: boolean;
}

interface Cells {
  readonly table: string;
  readonly cell: string;
  /** SQL condition of the cells that count. */
  readonly some: string;
  /** Narrowest first. */
  readonly shapes: readonly Shape[];
}

/** Returns the first type that keeps the value of every cell. */
export async function firstFitting(
  database: Database,
  { table, cell, some, shapes }: Cells,
): Promise<Shape | undefined> {
  for (const type of shapes) {
    const check = `select count(*), count(*) filter (not coalesce(${conditions[type](cell)}, false)) from`;
    const [[, wrong = 1] = []] = await database.rows(
      `${check} (select * from ${table} limit ${sampledRows}) where ${some}`,
    );
    if (Number(wrong) > 0) continue;
    const [[all = 0, others = 1] = []] = await database.rows(`${check} ${table} where ${some}`);
    if (Number(all) > 0 && Number(others) === 0) return type;
  }
  return undefined;
}
