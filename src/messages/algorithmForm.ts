export const algorithmForm = {
  analysis: 'Analysis',
  analysisHint: 'Buyers run this analysis on their data. The exchange computes it.',
  chooseAnalysis: 'Choose an analysis',
  presets: 'Preset values. Leave a field empty if buyers should choose.',
  open: 'Buyer chooses',
  columnHint: {
    column: 'Name of the column in the data.',
    columns: 'Names of the columns, separated by commas.',
  },
  locked: 'Locked values',
  lockedHint: 'Buyers see these values but cannot change them.',
  trial: {
    rows: 'Rows for a trial',
    rowsHint: 'CSV with a header line. Leave empty to use 72 sample rows: date, city, temperature and rain.',
    run: 'Try it',
    done: 'The trial worked',
    rowCount: { one: '1 row in the result', many: '{count} rows in the result' },
    result: 'Result of the trial',
    used: 'Used: {values}',
    failed: 'The trial failed',
    twoProducts: 'This analysis needs two products. It cannot be tried on one sample.',
  },
} as const;
