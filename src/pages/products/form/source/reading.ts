// The seller's corrections to a reading as form fields. Pure.
import { dataFormatRows } from '#contract/dataFormats.ts';
import type { FileReading, ReadingChoice } from '#contract/types.ts';

/** Texts of the selects: '' for what the exchange finds. */
export type ReadingValues = Record<keyof ReadingChoice, string>;

export const emptyReading: ReadingValues = {
  format: '',
  encoding: '',
  delimiter: '',
  quote: '',
  escape: '',
  header: '',
  dates: '',
  decimal: '',
  sheet: '',
};

/** Value for an empty text, because "" means as found. */
const none = 'none';
const emptied: ReadonlySet<string> = new Set(['delimiter', 'quote', 'escape']);

export function readingValuesOf(choice: ReadingChoice | undefined): ReadingValues {
  const texts = Object.entries(choice ?? {}).map(([part, value]) => [part, value === '' ? none : String(value)]);
  return { ...emptyReading, ...Object.fromEntries(texts) };
}

/** Undefined where the seller left everything as found. */
export function readingChoiceOf(values: ReadingValues): ReadingChoice | undefined {
  const parts = Object.entries(values).flatMap(([part, text]): [string, string | number][] => {
    if (text === '') return [];
    if (part === 'header') return [[part, Number(text)]];
    return [[part, text === none && emptied.has(part) ? '' : text]];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** Delimiters, quotes and encodings that a select offers, with a further one that was found or set. */
export const delimiters = [',', ';', '\t', '|', ' ', none] as const;
export const quotes = ['"', "'", none] as const;
export const encodings = ['utf-8', 'windows-1252', 'iso-8859-1', 'utf-16le', 'utf-16be'] as const;
/** Rows in which a select looks for names. */
export const headerRowChoices = 12;

const delimited: ReadonlySet<FileReading['format']> = new Set(['csv', 'text']);
const isText = (format: FileReading['format']) =>
  format === 'text' || dataFormatRows.some(([name, row]) => name === format && row.isText);

/** Parts that make a difference for a format. */
export function partsOf({ format, sheets = [] }: FileReading): readonly (keyof ReadingChoice)[] {
  return [
    ...(isText(format) ? (['format', 'encoding'] as const) : []),
    ...(delimited.has(format) ? (['delimiter', 'quote', 'header', 'decimal'] as const) : []),
    ...(format === 'xlsx' ? (['header'] as const) : []),
    ...(delimited.has(format) || format === 'xlsx' ? (['dates'] as const) : []),
    ...(sheets.length > 1 ? (['sheet'] as const) : []),
  ];
}
