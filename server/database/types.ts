import type { ColumnType } from 'kysely';
import { types, type CustomTypesConfig } from 'pg';

/** RFC 3339 in UTC. */
export type Instant = ColumnType<string, string, string>;

const int8 = 20;
const int8Array: number = 1016;
const date = 1082;
const timestamp = 1114;
const timestamptz = 1184;

/** The wire allows at most 2^53-1. A larger amount is a defect: better a failed call than a rounded amount. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond 2^53-1`);
  return value;
}

function parseInt8Array(text: string): (number | null)[] {
  const texts = types.getTypeParser(int8Array)(text) as (string | null)[];
  return texts.map((one) => (one === null ? null : parseInt8(one)));
}

const utcText = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/u;

/** At least three decimals, so that `timestamptz(3)` sorts as text. Microseconds stay for page cursors. */
export function parseTimestamp(text: string): string {
  const parts = utcText.exec(text);
  if (!parts) throw new RangeError(`${text} is not a UTC time of the years 0001 to 9999`);
  return `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(3, '0')}Z`;
}

const keep = (text: string) => text;

const parsers = new Map<number, (text: string) => unknown>([
  [int8, parseInt8],
  [int8Array, parseInt8Array],
  [date, keep],
  [timestamp, keep],
  [timestamptz, parseTimestamp],
]);

/** Column parsers of both engines. Set per pool, so that other users of pg are unaffected. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? types.getTypeParser(oid, format),
};
