// Rows from CSV: comma, semicolon or tab, any line ends, header in any order and case.
import { CsvError, parse } from 'csv-parse/sync';
import secureJson from 'secure-json-parse';
import { bulkInputColumns, bulkLimits } from '#contract/constants.ts';
import { fromSafe } from './cells.ts';
import { priceOf } from './price.ts';
import { BulkFileError, type ReadRow } from './problems.ts';

type Column = (typeof bulkInputColumns)[number];
type Cells = Partial<Record<Column, string>>;

/** Maximum characters of one record. */
const longestRecord = bulkLimits.columns * bulkLimits.cell;
const delimiters = [',', ';', '\t'] as const;

export function readCsv(text: string, take: (row: ReadRow) => void): void {
  let header: Column[] | undefined;
  const onRecord = (record: string[]) => {
    if (header) take(toRow(header, record));
    else header = headerOf(record);
    return null;
  };
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: longestRecord,
      on_record: onRecord,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = error['lines'];
    throw new BulkFileError(
      typeof line === 'number' ? `is not well-formed CSV at line ${line}` : 'is not well-formed CSV',
    );
  }
  if (!header) throw new BulkFileError('is empty');
}

/** Returns the most frequent delimiter of the header line, outside quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = text
    .replace(/^\uFEFF?[\r\n]*/u, '')
    .slice(0, longestRecord)
    .split(/[\r\n]/u, 1);
  const bare = line.replaceAll(/"(?:[^"]|"")*"/gu, '');
  const counts = delimiters.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
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
const decimal = /^-?\d{1,3}(\.\d{1,20})?(e-\d{1,3})?$/iu;

/** Maps a row to the body of a POST. */
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
    cells.price_micro === undefined
      ? undefined
      : (read('price_micro', 'is not a whole number', (cell) => (whole.test(cell) ? Number(cell) : undefined)) ?? 0);
  const stream = {
    name: text('name'),
    type: text('type'),
    description: text('description'),
    snippet: text('snippet'),
    price: priceOf(cells.price, micro(), problems),
    url: text('url'),
    terms: text('terms'),
    visibility: cells.visibility,
    accessType: cells.accessType,
    subcategory: text('subcategory'),
    offer: read('offer', 'is not true or false', (cell) => words[cell.toLowerCase()]),
    metadata: read('metadata', 'is not a JSON object', parseObject),
    location:
      longitude === undefined || latitude === undefined
        ? undefined
        : { type: 'Point', coordinates: [longitude, latitude] },
  };
  return Object.fromEntries(Object.entries(stream).filter(([, value]) => value !== undefined));
}

function parseObject(cell: string): object | undefined {
  try {
    const value: unknown = secureJson.parse(cell, { protoAction: 'error', constructorAction: 'error' });
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
