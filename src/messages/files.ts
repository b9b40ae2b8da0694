/** Words of saving lists as files. */
export const fileWords = {
  export: 'Export',
  csv: 'CSV, for spreadsheets',
  json: 'JSON, for programs',
  failed: 'The file could not be made. Try again.',
  part: 'The file holds the newest {shown} of {total} lines: narrow the filter for the others.',
  uncounted: 'The file holds the first {shown} lines, as far as a list reaches: narrow the filter for the others.',
} as const;
