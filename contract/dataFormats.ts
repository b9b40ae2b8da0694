// THE table of data formats, one row each. `/docs`, files, downloads, search, forms and texts walk it.

export interface DataFormat {
  readonly label: string;
  /** Media type of a file. */
  readonly type: string;
  /** Endings of files, the usual one first. */
  readonly endings: readonly string[];
  /** Bytes are characters, so that an encoding is part of a reading and of a content type. */
  readonly isText?: true;
  /** Sources in it are read. `server/reading/formats.ts` has the row that recognises it. */
  readonly reads?: true;
  /** Its columns carry their types, so that a reading of rows goes through the prepared table. */
  readonly isTyped?: true;
  /** Bought tables are written in it. `server/tables/child` has its writer. */
  readonly writes?: true;
}

// prettier-ignore
export const dataFormats = {
  csv: { label: 'CSV', type: 'text/csv', endings: ['csv', 'tsv', 'txt'], isText: true, reads: true, writes: true },
  json: { label: 'JSON', type: 'application/json', endings: ['json'], isText: true, reads: true, writes: true },
  ndjson: { label: 'JSON lines', type: 'application/x-ndjson', endings: ['ndjson', 'jsonl'], isText: true, reads: true, writes: true },
  geojson: { label: 'GeoJSON', type: 'application/geo+json', endings: ['geojson'], isText: true, reads: true },
  parquet: { label: 'Parquet', type: 'application/vnd.apache.parquet', endings: ['parquet'], isTyped: true, reads: true, writes: true },
  xlsx: { label: 'Excel workbook', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', endings: ['xlsx'], reads: true, writes: true },
  arrow: { label: 'Arrow', type: 'application/vnd.apache.arrow.file', endings: ['arrow'], isTyped: true, reads: true, writes: true },
  html: { label: 'Web page', type: 'text/html', endings: ['html'], isText: true, writes: true },
} as const satisfies Record<string, DataFormat>;

type Formats = typeof dataFormats;
type Having<Mark extends 'reads' | 'writes'> = {
  [Name in keyof Formats]: Formats[Name] extends Record<Mark, true> ? Name : never;
}[keyof Formats];

/** A format in which bought tables are read. */
export type TableFormat = Having<'writes'>;
export type SourceFormat = Having<'reads'>;

export const dataFormatRows = Object.entries(dataFormats) as [keyof Formats, DataFormat][];
const namesWith = (mark: 'reads' | 'writes') => dataFormatRows.filter(([, row]) => row[mark]).map(([name]) => name);

export const tableFormatNames = namesWith('writes') as TableFormat[];
export const sourceFormatNames = namesWith('reads') as [SourceFormat, ...SourceFormat[]];
/** Formats of a sample. Prose without columns is `text`. */
export const sampleFormats = [...sourceFormatNames, 'text'] as const;

/** Endings of files that are read, and of what they may be compressed with. */
export const readEndings = [
  ...sourceFormatNames.flatMap((name) => dataFormats[name].endings),
  'gz',
  'zip',
  'zst',
  'br',
];

/** Rows that a sheet of a workbook can have, without its header. */
export const sheetRows = 1_048_575;

/** Limits of a filter: characters, nesting, and comparisons. */
export const whereLimits = { characters: 2_000, depth: 16, comparisons: 64 } as const;
