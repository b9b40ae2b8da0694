/** THE table of formats in which bought tables are read: content type by extension. */
export const tableFormats = {
  csv: 'text/csv',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  arrow: 'application/vnd.apache.arrow.file',
  html: 'text/html',
} as const;

export type TableFormat = keyof typeof tableFormats;

export const tableFormatNames = Object.keys(tableFormats) as TableFormat[];

/** Rows that a sheet of a workbook can have, without its head. */
export const sheetRows = 1_048_575;

/** Limits of a filter: characters, nesting, and comparisons. */
export const whereLimits = { characters: 2_000, depth: 16, comparisons: 64 } as const;
