import type { Column } from '../../duckdb/columns.ts';
import { quoted } from '../../duckdb/database.ts';
import { valueOf, type ValueName } from './values.ts';
import { nestedJson } from './written.ts';

const moment = (cell: string) => `(case when isfinite(${cell}) then epoch_us(${cell}) end)`;
const nanoseconds = (cell: string) => `(case when isfinite(${cell}) then epoch_ns(${cell}) end)`;
const text = (cell: string) => `${cell}::varchar`;

/** Cells for formats that DuckDB does not write. Days and moments are microseconds since 1970, or nanoseconds. */
const casts: Readonly<Record<ValueName, (cell: string, type: string) => string>> = {
  int: (cell) => `${cell}::integer`,
  long: (cell) => `${cell}::bigint`,
  unsigned: (cell) => cell,
  short: (cell) => `${cell}::double`,
  exact: text,
  double: (cell) => `${cell}::double`,
  boolean: (cell) => cell,
  day: (cell) => moment(`try_cast(${cell} as timestamp)`),
  moment: (cell) => moment(`${cell}::timestamp`),
  instant: moment,
  nanosecond: nanoseconds,
  zoned: nanoseconds,
  text,
  bytes: text,
  nested: nestedJson,
};

export const plainList = (columns: readonly Column[]) =>
  columns
    .map(({ name, type }) => {
      const cell = quoted(name);
      return `${casts[valueOf(type)](cell, type)} as ${cell}`;
    })
    .join(', ');

const perSecond: Readonly<Partial<Record<ValueName, bigint>>> = {
  nanosecond: 1_000_000_000n,
  zoned: 1_000_000_000n,
};
export const isTime = (type: ValueName) =>
  type === 'day' || type === 'moment' || type === 'instant' || type === 'nanosecond' || type === 'zoned';

const microseconds = 1_000_000n;

const floored = (value: bigint, by: bigint) => (value - (((value % by) + by) % by)) / by;

/** Milliseconds since 1970, and whether the moment is a whole one. */
export function millisecondsOf(value: bigint, type: ValueName): { ms: number; isWhole: boolean } {
  const by = (perSecond[type] ?? microseconds) / 1000n;
  return { ms: Number(floored(value, by)), isWhole: value % by === 0n };
}

const longestDate = 8_640_000_000_000_000;

/** Text of a day or moment after ISO 8601, with all its digits. */
export function momentText(value: bigint, type: ValueName): string {
  const unit = perSecond[type] ?? microseconds;
  const { ms } = millisecondsOf(value, type);
  if (Math.abs(ms) > longestDate) return String(value);
  const iso = new Date(ms).toISOString();
  const seconds = iso.slice(0, iso.indexOf('.'));
  if (type === 'day') return seconds.slice(0, seconds.indexOf('T'));
  const rest = String(value - floored(value, unit) * unit).padStart(String(unit).length - 1, '0');
  const fraction = rest.replace(/0+$/u, '');
  return `${seconds}${fraction === '' ? '' : `.${fraction}`}${type === 'instant' || type === 'zoned' ? 'Z' : ''}`;
}
