import { CsvError, parse } from 'csv-parse/sync';
import secureJson from 'secure-json-parse';
import { bulkLimits } from '#contract/constants.ts';
import { bulkInputColumns, streamFieldRows, type BulkInputColumn, type StreamField } from '#contract/streamFields.ts';
import { recogniseDelimited } from '../../../reading/delimited/recogniseDelimited.ts';
import { ReadingError } from '../../../reading/readingError.ts';
import { fromSafe } from './cells.ts';
import { priceOf } from './price.ts';
import { BulkFileError, type ReadRow } from './problems.ts';

type Column = BulkInputColumn;
type Cells = Partial<Record<Column, string>>;

const longestRecord = bulkLimits.columns * bulkLimits.cell;

export function readCsv(given: string, take: (row: ReadRow) => void): void {
  let header: Column[] | undefined;
  const onRecord = (record: string[]) => {
    const cells = withoutEmptyEnd(record, header?.length ?? 0);
    if (header) take(toRow(header, cells));
    else header = headerOf(cells);
    return null;
  };
  try {
    const { skipped, delimiter } = dialectOf(given);
    parse(given.slice(skipped.length), {
      bom: true,
      ...quotes,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: longestRecord,
      on_record: onRecord,
    });
  } catch (error) {
    if (error instanceof ReadingError) throw new BulkFileError('is not text');
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = error['lines'];
    throw new BulkFileError(
      typeof line === 'number' ? `is not well-formed CSV at line ${line}` : 'is not well-formed CSV',
    );
  }
  if (!header) throw new BulkFileError('is empty');
}

/** Spreadsheets write empty cells beside a table. */
function withoutEmptyEnd(record: readonly string[], least: number): string[] {
  const length = record.findLastIndex((cell) => cell.trim() !== '') + 1;
  return record.slice(0, Math.max(length, Math.min(least, record.length)));
}

const quotes = { quote: '"', escape: '"' } as const;

/** Text in front of the rows, and the delimiter, as the exchange finds them in any file. */
function dialectOf(text: string): { skipped: string; delimiter: string } {
  const head = text.slice(0, longestRecord);
  const part = { bytes: Buffer.from(head), isWhole: head.length === text.length, compression: undefined };
  const { delimited } = recogniseDelimited({ ...part, encoding: { name: 'utf-8', mark: 0 } }, quotes);
  const { skipped = '', dialect: { delimiter = '' } = {} } = delimited ?? {};
  return { skipped, delimiter: delimiter.replaceAll(' ', '') || ',' };
}

const known: ReadonlyMap<string, Column> = new Map(bulkInputColumns.map((name) => [name.toLowerCase(), name]));

function headerOf(record: readonly string[]): Column[] {
  if (record.length > bulkLimits.columns) throw new BulkFileError(`has more than ${bulkLimits.columns} columns`);
  const header = record.map((cell) => {
    const name = known.get(cell.trim().toLowerCase());
    if (!name) throw new BulkFileError(`has the column ${JSON.stringify(cell.slice(0, 64))}, which is not known`);
    return name;
  });
  const twice = header.find((name, index) => header.indexOf(name) !== index);
  if (twice) throw new BulkFileError(`has the column ${twice} twice`);
  return header;
}

function toRow(header: readonly Column[], record: readonly string[]): ReadRow {
  const problems: Record<string, string> = {};
  if (record.length !== header.length) problems['row'] = `has ${record.length} cells, the header ${header.length}`;
  const cells: Cells = {};
  for (const [index, name] of header.entries()) {
    const cell = record[index] ?? '';
    if (cell.length > bulkLimits.cell) problems[name] = `is longer than ${bulkLimits.cell} characters`;
    else if (cell !== '') cells[name] = cell;
  }
  return { value: toStream(cells, problems), problems };
}

const words: Readonly<Record<string, boolean>> = { true: true, false: false };
const whole = /^(0|[1-9]\d*)$/u;
const wholeOf = (cell: string) => (whole.test(cell) ? Number(cell) : undefined);
const bulkFields = streamFieldRows.filter(([, { bulk }]) => bulk);
const decimal = /^-?\d{1,3}(\.\d{1,20})?(e-\d{1,3})?$/iu;

function toStream(cells: Cells, problems: Record<string, string>): Record<string, unknown> {
  const text = (name: Column) => (cells[name] === undefined ? undefined : fromSafe(cells[name]));
  const read = <T>(name: Column, problem: string, convert: (cell: string) => T | undefined): T | undefined => {
    const cell = cells[name];
    if (cell === undefined) return undefined;
    const value = convert(cell);
    if (value === undefined) problems[name] ??= problem;
    return value;
  };
  const degrees = (name: 'longitude' | 'latitude') =>
    read(name, 'is not a number of degrees', (cell) => (decimal.test(cell) ? Number(cell) : undefined));
  const [longitude, latitude] = [degrees('longitude'), degrees('latitude')];
  if ((cells.longitude === undefined) !== (cells.latitude === undefined)) {
    problems[cells.longitude === undefined ? 'longitude' : 'latitude'] ??= 'is missing';
  }
  // An invalid number has its problem already. The schema must not report it as missing too.
  const micro = () =>
    cells.price_micro === undefined ? undefined : (read('price_micro', 'is not a whole number', wholeOf) ?? 0);
  const values: Readonly<Record<StreamField['kind'], (name: Column) => unknown>> = {
    text,
    address: text,
    source: text,
    category: text,
    choice: (name) => cells[name],
    instant: (name) => cells[name],
    amount: () => priceOf(cells.price, micro(), problems),
    count: (name) => read(name, 'is not a whole number', wholeOf),
    flag: (name) => read(name, 'is not true or false', (cell) => words[cell.toLowerCase()]),
    metadata: (name) => read(name, 'is not a JSON object', parseObject),
    reading: (name) => read(name, 'is not a JSON object', parseObject),
    // No bulk file has a column of them.
    meanings: () => undefined,
    point: () =>
      longitude === undefined || latitude === undefined
        ? undefined
        : { type: 'Point', coordinates: [longitude, latitude] },
  };
  const stream = bulkFields.map(([name, { kind }]) => [name, values[kind](name as Column)] as const);
  return Object.fromEntries(stream.filter(([, value]) => value !== undefined));
}

function parseObject(cell: string): object | undefined {
  try {
    const value: unknown = secureJson.parse(cell, { protoAction: 'error', constructorAction: 'error' });
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
