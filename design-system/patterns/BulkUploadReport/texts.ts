/** Default texts; override them with `texts`. */
export const bulkTexts = {
  title: 'Nothing was saved: ${count} to fix',
  one: '1 problem',
  many: '${count} problems',
  shown: 'The first ${shown} are listed.',
  note: 'Fix the file and upload it again. Row numbers start at 1, without the header.',
  table: 'Problems in the file',
  row: 'Row',
  column: 'Column',
  reason: 'Reason',
  whole: 'whole row',
  download: 'Download as CSV',
  created: 'All ${count} rows were saved',
} as const;

export type BulkTexts = Record<keyof typeof bulkTexts, string>;
