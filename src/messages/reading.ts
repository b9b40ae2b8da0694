import { dataFormats } from '#contract/dataFormats.ts';
import type { FileReading, ReadingChoice } from '#contract/types.ts';

type Note = FileReading['notes'][number]['code'];
type Question = FileReading['questions'][number];

export const readingMessages = {
  title: 'How the file is read',
  change: 'Change how it is read',
  found: 'As found',
  reset: 'Read it as found',
  rows: { one: '1 row', many: '{count} rows' },
  columns: { one: '1 column', many: '{count} columns' },
  size: '{rows} and {columns}',
  compared: 'As found: {found}. With your changes: {now}.',
  parts: {
    format: 'Format',
    encoding: 'Character encoding',
    delimiter: 'Between two cells',
    quote: 'Quotes around a cell',
    escape: 'Before a quote inside a cell',
    header: 'Row with the names',
    dates: 'Order of dates',
    decimal: 'Decimal sign',
    sheet: 'Sheet',
  } satisfies Record<keyof ReadingChoice, string>,
  formats: {
    csv: 'Table (CSV)',
    json: dataFormats.json.label,
    ndjson: dataFormats.ndjson.label,
    geojson: dataFormats.geojson.label,
    text: 'Lines of text',
  },
  delimiters: {
    ',': 'Comma',
    ';': 'Semicolon',
    '\t': 'Tab',
    '|': 'Vertical bar',
    ' ': 'Blanks',
    none: 'One column',
    fixed: 'Columns of fixed width',
  },
  quotes: { '"': 'Double quotes', "'": 'Apostrophes', none: 'No quotes' },
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows-1252',
    'iso-8859-1': 'Latin-1',
    'utf-16le': 'UTF-16 LE',
    'utf-16be': 'UTF-16 BE',
    cp850: 'DOS (code page 850)',
  },
  noHeader: 'No row has names',
  headerRow: 'Row {row}',
  dates: { day: 'Day first (31/01/2026)', month: 'Month first (01/31/2026)' },
  decimals: { '.': 'Point (0.5)', ',': 'Comma (0,5)' },
  questions: {
    dates: 'Is the day or the month first? Dates such as 01/02/2024 can be read both ways.',
    decimal: 'Is the comma a decimal sign? Numbers such as 1,234 can be read both ways.',
  } satisfies Record<Question, string>,
  notes: {
    shortRows: {
      one: '1 row has fewer cells than the header row.',
      many: '{count} rows have fewer cells than the header row.',
    },
    longRows: {
      one: '1 row has more cells than the header row.',
      many: '{count} rows have more cells than the header row.',
    },
    notText: { one: '1 byte is no text in this encoding.', many: '{count} bytes are no text in this encoding.' },
    cutCells: { one: '1 cell was cut.', many: '{count} cells were cut.' },
    mixedTypes: {
      one: '“{column}” has 1 value of another type.',
      many: '“{column}” has {count} values of another type.',
    },
    skippedLines: {
      one: '1 line outside the table was left out.',
      many: '{count} lines outside the table were left out.',
    },
    furtherTables: { one: '1 further table was left out.', many: '{count} further tables were left out.' },
    openQuote: { one: '1 quote is never closed.', many: '{count} quotes are never closed.' },
    renamed: { one: '1 column was renamed.', many: '{count} columns were renamed.' },
    repeatedKeys: {
      one: '1 repeated key of a record: its last value counts.',
      many: '{count} repeated keys of records: their last values count.',
    },
  } satisfies Record<Note, { one: string; many: string }>,
  atLines: { one: 'Line {lines}.', many: 'Lines {lines}.' },
} as const;
