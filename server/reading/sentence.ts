import { dataFormats } from '#contract/dataFormats.ts';
import type { FileReading } from '#contract/types.ts';

const nameOf = (format: FileReading['format']) => (format === 'text' ? 'Text' : dataFormats[format].label);

const delimiterNames: Readonly<Record<string, string>> = {
  '': 'one column',
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'vertical bar',
  ' ': 'blanks',
  '  ': 'two or more blanks',
  ', ': 'comma and blank',
  '; ': 'semicolon and blank',
  ':': 'colon',
  fixed: 'columns of fixed width',
};

const encodingNames: Readonly<Record<string, string>> = {
  'windows-1252': 'Windows-1252',
  'windows-1251': 'Windows-1251',
  'iso-8859-1': 'ISO 8859-1',
  shift_jis: 'Shift JIS',
  big5: 'Big5',
  gb18030: 'GB 18030',
  macintosh: 'Mac Roman',
  cp850: 'code page 850',
};
const quoteNames: Readonly<Record<string, string>> = { "'": 'apostrophes as quotes', '': 'no quotes' };

const nameOfEncoding = (name: string) => encodingNames[name] ?? name.toUpperCase().replace(/(\d)(LE|BE)$/u, '$1 $2');
const nameOfDelimiter = (text: string) => delimiterNames[text] ?? `“${text}” between cells`;

function headerWords({ format, headerRows, before = 0 }: Omit<FileReading, 'sentence'>): string | undefined {
  if (headerRows === undefined || (format !== 'csv' && format !== 'xlsx')) return undefined;
  if (headerRows === 0) return before > 0 ? `no header, rows from line ${before + 1}` : 'no header';
  if (headerRows === 1) return `header in row ${before + 1}`;
  return `header in rows ${before + 1} to ${before + headerRows}`;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The reading in one sentence, such as "CSV, semicolon, UTF-8, header in row 3, dates day first, decimal comma". */
export function sentenceOf(reading: Omit<FileReading, 'sentence'>): string {
  const { format, compression, encoding, delimiter, quote, dates, decimal, after = 0, tables = 1, sheet } = reading;
  return [
    nameOf(format),
    compression && `packed with ${compression}`,
    sheet && `sheet “${sheet}”`,
    delimiter !== undefined && nameOfDelimiter(delimiter),
    quote !== undefined && quoteNames[quote],
    encoding && nameOfEncoding(encoding),
    headerWords(reading),
    dates && `dates ${dates} first`,
    decimal === ',' && 'decimal comma',
    after > 0 && `${counted(after, 'row', 'rows')} below the table left out`,
    tables > 1 && `first of ${tables} tables`,
  ]
    .filter(Boolean)
    .join(', ');
}
