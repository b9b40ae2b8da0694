// THE table of product fields, one row each. Schemas, columns, bulk files, history, form and labels walk it.
import { accessTypes, callUnits, visibilities } from './constants.ts';
import { textLimits } from './textLimits.ts';

export interface StreamField {
  /** Column of the table `streams`. A point has the columns `longitude` and `latitude`. */
  readonly column: string;
  readonly kind:
    | 'text'
    | 'address'
    | 'source'
    | 'amount'
    | 'count'
    | 'choice'
    | 'flag'
    | 'category'
    | 'point'
    | 'instant'
    | 'metadata'
    | 'reading'
    | 'meanings';
  /** Maximum characters of a text, or maximum of a count. */
  readonly max?: number;
  /** Values of a choice. */
  readonly options?: readonly string[];
  readonly required?: true;
  readonly default?: unknown;
  /** Set by the server when absent, and never cleared. */
  readonly filled?: true;
  /** A column of bulk files and of the export. */
  readonly bulk?: true;
  /** Changes are part of the product's public history. */
  readonly history?: true;
}

// prettier-ignore
export const streamFields = {
  name: { column: 'name', kind: 'text', max: textLimits.name, required: true, bulk: true, history: true },
  type: { column: 'type', kind: 'text', max: textLimits.type, required: true, bulk: true, history: true },
  description: { column: 'description', kind: 'text', max: textLimits.description, required: true, bulk: true, history: true },
  snippet: { column: 'snippet', kind: 'text', max: textLimits.snippet, bulk: true },
  /** Micro-tokens per hour, 0 = free. */
  price: { column: 'price', kind: 'amount', required: true, bulk: true, history: true },
  location: { column: 'longitude, latitude', kind: 'point', bulk: true },
  url: { column: 'url', kind: 'source', required: true, bulk: true, history: true },
  terms: { column: 'terms', kind: 'address', bulk: true, history: true },
  visibility: { column: 'visibility', kind: 'choice', options: visibilities, default: 'public', bulk: true },
  accessType: { column: 'access_type', kind: 'choice', options: accessTypes, default: 'PUBLIC', bulk: true, history: true },
  subcategory: { column: 'category_id', kind: 'category', required: true, bulk: true, history: true },
  offer: { column: 'takes_offers', kind: 'flag', default: false, bulk: true, history: true },
  metadata: { column: 'metadata', kind: 'metadata', default: {}, bulk: true },
  /** Seller's corrections to the reading of the source. */
  reading: { column: 'reading', kind: 'reading' },
  /** Meanings and units of columns, by their names. One of a column that is gone is kept. */
  meanings: { column: 'column_meanings', kind: 'meanings' },
  start_date: { column: 'start_at', kind: 'instant', filled: true },
  endDate: { column: 'end_at', kind: 'instant', history: true },
  max_calls: { column: 'max_calls', kind: 'count', max: 1_000_000_000, history: true },
  max_unit: { column: 'max_unit', kind: 'choice', options: callUnits, history: true },
} as const satisfies Record<string, StreamField>;

export type StreamFields = typeof streamFields;
export type StreamFieldName = keyof StreamFields;

export const streamFieldRows = Object.entries(streamFields) as [StreamFieldName, StreamField][];

type Bulk = { [N in StreamFieldName]: StreamFields[N] extends { bulk: true } ? N : never }[StreamFieldName];
export type BulkColumn = Exclude<Bulk, 'location'> | 'longitude' | 'latitude';

/** Columns that a field has in a bulk file. */
const columnsOf = ([name, { kind }]: [string, StreamField]) => (kind === 'point' ? ['longitude', 'latitude'] : [name]);

/** Header of the bulk file and of the export. `price` is DXT per hour as decimal text, such as 0.25. */
export const bulkColumns = streamFieldRows.filter(([, { bulk }]) => bulk).flatMap(columnsOf) as BulkColumn[];

/** Alternative to `price` in a bulk file: whole micro-tokens per hour. */
export const microPriceColumn = 'price_micro';
export type BulkInputColumn = BulkColumn | typeof microPriceColumn;
export const bulkInputColumns: readonly BulkInputColumn[] = [...bulkColumns, microPriceColumn];
