import { dateNumbers } from '#contract/constants.ts';
import { findColumn, type Column, type ColumnKind } from '../../duckdb/columns.ts';
import { quoted, type Database } from '../../duckdb/database.ts';
import { RunError } from '../../duckdb/error.ts';

const words: Readonly<Record<ColumnKind, string>> = {
  number: 'numbers',
  date: 'dates',
  boolean: 'true or false',
  text: 'words',
  other: 'lists or objects',
};

/** Returns a numeric column as SQL. NaN and infinity become NULL. */
export function numbersOf(columns: readonly Column[], name: unknown): string {
  const column = findColumn(columns, name);
  if (column.kind === 'number') return finite(column.name);
  throw new RunError(`“${column.name}” holds ${words[column.kind]}, not numbers`);
}

export const finite = (name: string) =>
  `(case when isfinite(${quoted(name)}::double) then ${quoted(name)}::double end)`;

/** Date formats in texts. Samples accept those with words and the months in samples/dates.ts. */
const dateForms = [
  '%b %d %Y',
  '%d %b %Y',
  '%Y/%m/%d',
  '%m/%d/%Y',
  '%m/%d/%Y %H:%M',
  '%m/%d/%Y %H:%M:%S',
  '%d.%m.%Y',
  '%Y-%m-%dT%H:%M:%S.%fZ',
  '%Y-%m-%dT%H:%M:%SZ',
  '%Y-%m-%d %H:%M',
  '%Y-%m-%d',
  '%Y-%m',
];

export async function datesOf(database: Database, columns: readonly Column[], name: unknown): Promise<string> {
  const column = findColumn(columns, name);
  const cell = quoted(column.name);
  if (column.kind === 'date') {
    return column.type.includes('WITH TIME ZONE') ? `(${cell} at time zone 'UTC')` : `${cell}::timestamp`;
  }
  if (column.kind === 'text') {
    const forms = dateForms.map((form) => `'${form}'`).join(', ');
    const dates = `coalesce(try_cast(${cell} as timestamp), try_strptime(trim(${cell}), [${forms}]))`;
    const [[share = 0] = []] = await database.rows(`select count(${dates}) / greatest(count(${cell}), 1) from data`);
    if (Number(share) >= 0.5) return dates;
  }
  if (column.kind === 'number') {
    const [[least = null, most = null] = []] = await database.rows(
      `select min(${cell})::double, max(${cell})::double from data`,
    );
    const within = ([from, to]: readonly [number, number]) =>
      least !== null && Number(least) >= from && Number(most) <= to;
    if (within(dateNumbers.years)) return `make_timestamp(${cell}::bigint, 1, 1, 0, 0, 0)`;
    if (within(dateNumbers.seconds)) return `make_timestamp((${cell}::double * 1e6)::bigint)`;
    if (within(dateNumbers.milliseconds)) return `make_timestamp((${cell}::double * 1e3)::bigint)`;
  }
  throw new RunError(`“${column.name}” holds ${words[column.kind]} that are not dates`);
}

export const dateText = (dates: string, withTime: boolean) =>
  `strftime(${dates}, '${withTime ? '%Y-%m-%dT%H:%M:%SZ' : '%Y-%m-%d'}')`;
