export const fileMessages = {
  export: 'Export',
  csv: 'CSV, for spreadsheets',
  json: 'JSON, for programs',
  failed: 'The file could not be created. Try again.',
  part: 'The file has the newest {shown} of {total} rows. Narrow the filter to export the others.',
  uncounted: 'The file has the first {shown} rows, the maximum. Narrow the filter to export the others.',
} as const;
