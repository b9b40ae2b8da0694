// Grid rows: from a table by its mapping, and back to files. Pure.
import { toCsv } from '#design-system';
import {
  bulkColumns,
  bulkInputColumns,
  microPriceColumn,
  streamFieldRows,
  type BulkColumn,
  type BulkInputColumn,
  type StreamField,
} from '#contract/streamFields.ts';
import type { Category } from '#contract/types.ts';
import { fromMicroCell } from './prices.ts';
import type { Row, Table } from './table.ts';

export type { BulkColumn };

/** Target per column of the file; '' skips the column. */
export type Mapping = readonly (BulkInputColumn | '')[];

export const neededColumns: readonly BulkColumn[] = ['name', 'type', 'description', 'price', 'url', 'subcategory'];

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/gu, '');

const aliases: Readonly<Record<string, BulkInputColumn>> = {
  title: 'name',
  productname: 'name',
  kind: 'type',
  text: 'description',
  summary: 'description',
  example: 'snippet',
  priceperhour: 'price',
  pricedxtanhour: 'price',
  pricedxt: 'price',
  microtokens: microPriceColumn,
  pricemicrotokens: microPriceColumn,
  pricemicrotokensanhour: microPriceColumn,
  lon: 'longitude',
  lng: 'longitude',
  lat: 'latitude',
  address: 'url',
  link: 'url',
  termsurl: 'terms',
  licence: 'terms',
  category: 'subcategory',
  access: 'accessType',
  takesoffers: 'offer',
};

export function guessMapping(header: readonly string[]): Mapping {
  const exact = new Map(bulkInputColumns.map((column) => [plain(column), column]));
  const taken = new Set<string>();
  const guess = (of: (name: string) => BulkInputColumn | undefined, before: Mapping) =>
    header.map((name, index) => {
      const column = before[index] || of(plain(name));
      if (!column || (!before[index] && taken.has(column))) return '';
      taken.add(column);
      return column;
    });
  // An exact name beats an alias in any position.
  return guess(
    (name) => aliases[name],
    guess(
      (name) => exact.get(name),
      header.map(() => '' as const),
    ),
  );
}

const quoted = /^'(?=[=+\-@\t\r'])/u;
const textKinds: ReadonlySet<StreamField['kind']> = new Set(['text', 'address', 'source', 'category']);
const textColumns: ReadonlySet<string> = new Set(
  streamFieldRows.filter(([, { kind }]) => textKinds.has(kind)).map(([name]) => name),
);

const categoryOf = (cell: string, categories: readonly Category[]): string => {
  const named = categories.filter(({ name }) => name.toLowerCase() === cell.toLowerCase());
  return named.length === 1 && named[0] ? named[0].id : cell;
};

const numbers: ReadonlySet<string> = new Set(['price', 'longitude', 'latitude']);

/** A number with a decimal comma, with a point. */
export const withPoint = (cell: string): string =>
  /^-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/u.test(cell) ? cell.replaceAll('.', '').replace(',', '.') : cell;

interface Commas {
  columns: BulkColumn[];
  /** The first cell with one. */
  cell: string;
  /** True if only a decimal comma explains each of the columns. */
  areSure: boolean;
}

export function commasIn({ commas = [], rows }: Table, mapping: Mapping): Commas | undefined {
  const places = mapping.flatMap((column, at) => (column !== '' && numbers.has(column) && commas[at] ? [at] : []));
  const cell = rows.flatMap((row) => places.map((at) => row[at] ?? '')).find((text) => withPoint(text) !== text);
  if (cell === undefined) return undefined;
  return {
    columns: places.map((at) => mapping[at] as BulkColumn),
    cell,
    areSure: places.every((at) => commas[at] === 'decimal'),
  };
}

/** Converts table rows; removes the quote that protects text in spreadsheets. */
export function toRows(
  { rows, commas = [] }: Table,
  mapping: Mapping,
  categories: readonly Category[],
  decimalComma = false,
): Row[] {
  const places = bulkColumns.map((column) => ({ column, at: mapping.indexOf(column) }));
  const microAt = mapping.indexOf(microPriceColumn);
  return rows.map((record, index) => {
    const cells = places.map(({ column, at }) => {
      if (column === 'price' && microAt >= 0) return [column, fromMicroCell(record[microAt] ?? '')];
      const written = at < 0 ? '' : (record[at] ?? '');
      const cell = decimalComma && numbers.has(column) && commas[at] ? withPoint(written) : written;
      const text = textColumns.has(column) ? cell.replace(quoted, '') : cell;
      return [column, column === 'subcategory' ? categoryOf(text, categories) : text];
    });
    return { key: index + 1, cells: Object.fromEntries(cells) as Row['cells'] };
  });
}

const numeric: ReadonlySet<string> = new Set(['longitude', 'latitude']);
// Numbers need no quote, even with a leading minus.
const written = (column: BulkColumn, cell: string) =>
  numeric.has(column) && cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell;

const cellsOf = ({ cells }: Row) => bulkColumns.map((column) => written(column, cells[column]));

export const toFile = (rows: readonly Row[]): Blob =>
  new Blob([toCsv([bulkColumns, ...rows.map(cellsOf)])], { type: 'text/csv' });

/** CSV with the problems in a last column, which a new upload ignores. */
export const toProblemsCsv = (rows: readonly Row[], problemOf: (row: Row) => string): string =>
  toCsv([[...bulkColumns, 'problem'], ...rows.map((row) => [...cellsOf(row), problemOf(row)])]);

export const templateCsv = (category: string): string =>
  toCsv([
    bulkColumns,
    [
      'Air quality, hourly',
      'Dataset',
      'Hourly means of PM10 and PM2.5 at 40 stations.',
      '{"station":12,"pm10":18.4}',
      '0.25',
      10.75,
      59.91,
      'https://data.example.org/air.csv',
      'https://data.example.org/terms',
      'public',
      'PUBLIC',
      category,
      'true',
      '{"tags":["air","city"]}',
    ],
  ]);
