// THE table of values: each type of a stored column, and its form in each written format. The documentation is made from it.
import type { TableFormat } from '#contract/dataFormats.ts';

type Written = Exclude<TableFormat, 'ndjson'>;

export interface Value {
  /** In words of the documentation. */
  readonly about: string;
  /** Types of DuckDB. */
  readonly types: RegExp;
  readonly forms: Readonly<Record<Written | 'rows', string>>;
}

const digits = 'digits';
const asText = 'text';
const jsonText = 'JSON text';

const forms = (all: string, own: Partial<Value['forms']> = {}): Value['forms'] => ({
  csv: all,
  json: all,
  parquet: all,
  arrow: all,
  xlsx: all,
  html: all,
  rows: all,
  ...own,
});

const exactOrText = 'number to 15 digits, text beyond';

export const values = {
  int: { about: 'Whole numbers to 32 bits', types: /^(?:U?(?:TINY|SMALL)INT|INTEGER)$/u, forms: forms('number') },
  long: {
    about: 'Whole numbers to 64 bits',
    types: /^(?:BIGINT|UINTEGER)$/u,
    forms: forms('number', { xlsx: 'number to 2^53, text beyond', rows: 'number to 2^53, text beyond' }),
  },
  unsigned: {
    about: 'Whole numbers from 2^63 to 2^64',
    types: /^UBIGINT$/u,
    forms: forms('number', { xlsx: 'number to 2^53, text beyond', rows: 'number to 2^53, text beyond' }),
  },
  short: {
    about: 'Decimals to 15 digits',
    types: /^DECIMAL\((?:\d|1[0-5]),/u,
    forms: forms(digits, { arrow: 'double', xlsx: 'number', rows: 'number' }),
  },
  exact: {
    about: 'Longer decimals and whole numbers',
    types: /^(?:DECIMAL\(|U?HUGEINT|BIGNUM)/u,
    forms: forms(digits, { arrow: asText, xlsx: exactOrText, rows: exactOrText }),
  },
  double: {
    about: 'Fractions; NaN and infinity',
    types: /^(?:DOUBLE|FLOAT)$/u,
    forms: forms('number; nan, inf and -inf as words', {
      json: 'number; null for NaN and infinity',
      parquet: 'number',
      arrow: 'number',
      xlsx: 'number; NaN, Infinity and -Infinity as text',
      rows: 'number; null for NaN and infinity',
    }),
  },
  boolean: { about: 'True or false', types: /^BOOLEAN$/u, forms: forms('true or false') },
  day: {
    about: 'Days',
    types: /^DATE$/u,
    forms: forms('2026-01-31', { parquet: 'date', arrow: 'date', xlsx: 'date; text before March 1900' }),
  },
  moment: {
    about: 'Moments to the microsecond',
    types: /^TIMESTAMP(?:_S|_MS)?$/u,
    forms: forms('as in the source', {
      parquet: 'timestamp',
      arrow: 'timestamp in µs',
      xlsx: 'date with time; text before March 1900 and for parts of a millisecond',
      html: 'ISO 8601',
      rows: asText,
    }),
  },
  instant: {
    about: 'Moments with a time zone',
    types: /^TIMESTAMP WITH TIME ZONE$/u,
    forms: forms('as in the source', {
      parquet: 'timestamp in UTC',
      arrow: 'timestamp in µs, UTC',
      xlsx: 'date with time in UTC; text before March 1900 and for parts of a millisecond',
      html: 'ISO 8601 in UTC',
      rows: 'text in UTC',
    }),
  },
  nanosecond: {
    about: 'Moments to the nanosecond',
    types: /^TIMESTAMP_NS$/u,
    forms: forms(asText, {
      parquet: 'timestamp in ns',
      arrow: 'timestamp in ns',
      xlsx: 'date with time; text before March 1900 and for parts of a millisecond',
      html: 'ISO 8601',
    }),
  },
  zoned: {
    about: 'Moments to the nanosecond with a time zone',
    types: /^TIMESTAMP_NS WITH TIME ZONE$/u,
    forms: forms('text in UTC', {
      parquet: 'timestamp in ns, UTC',
      arrow: 'timestamp in ns, UTC',
      xlsx: 'date with time in UTC; text before March 1900 and for parts of a millisecond',
      html: 'ISO 8601 in UTC',
    }),
  },
  text: {
    about: 'Texts, times of day, UUIDs',
    types: /^(?:VARCHAR|UUID|TIME.*|INTERVAL|BIT|ENUM.*)$/u,
    forms: forms(asText, {
      xlsx: 'text of at most 32,767 characters, control characters as _xHHHH_; a longer text is refused',
      html: 'text; control characters as blanks',
    }),
  },
  bytes: {
    about: 'Bytes',
    types: /^BLOB$/u,
    forms: forms(String.raw`text, with \xHH for each byte that is no letter`, { parquet: 'bytes' }),
  },
  nested: {
    about: 'Lists, structs, maps, JSON and geometry',
    types: /./u,
    forms: forms(jsonText, { json: 'list or object; null for NaN and infinity', parquet: 'as in the source' }),
  },
} as const satisfies Record<string, Value>;

export type ValueName = keyof typeof values;

const names = Object.keys(values) as ValueName[];

/** Lists and structs contain the names of other types. */
const isNested = (type: string) => /^(?:STRUCT|MAP|UNION)\(|\[\d*\]$/u.test(type);

export const valueOf = (type: string): ValueName =>
  (isNested(type) ? undefined : names.find((name) => values[name].types.test(type))) ?? 'nested';

/** Columns whose cells a format cannot hold as they are, in words for a reader of the file. */
export function notesOf(columns: readonly { name: string; type: string }[], format: Written): string[] {
  return columns.flatMap(({ name, type }) => {
    const value = valueOf(type);
    const { about, forms: written } = values[value];
    const form = written[format];
    return value !== 'text' && /text|null/u.test(form) ? [`${name}: ${about}: ${form}`] : [];
  });
}
