// Measures of Pollock (VLDB 2023): header, records and cells of a loaded table as multisets, against the clean one.
import { parse } from 'csv-parse/sync';

export const measures = [
  'success',
  'headerPrecision',
  'headerRecall',
  'headerF1',
  'recordPrecision',
  'recordRecall',
  'recordF1',
  'cellPrecision',
  'cellRecall',
  'cellF1',
] as const;

export type Score = readonly number[];

const number = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/iu;
const day = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[ T](.+))?$/u;
const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?\s?([ap]m)?$/iu;

function clockOf(text: string): string | undefined {
  const found = clock.exec(text);
  if (!found) return undefined;
  const [, hour = '', minute, second = '0', half] = found;
  const shift = half?.toLowerCase() === 'pm' && Number(hour) < 12 ? 12 : 0;
  return `${Number(hour) + shift}:${minute}:${Number(second)}`;
}

/** Numbers, days and times that are written differently are one value. */
export function normalised(cell: string): string {
  const text = cell.trim();
  if (number.test(text)) return String(Number(text));
  const date = day.exec(text);
  if (date) {
    const [, first = '', second = '', third = '', rest] = date;
    const time = rest === undefined ? '' : ` ${clockOf(rest) ?? rest}`;
    return `${Number(first)}-${Number(second)}-${Number(third)}${time}`;
  }
  return clockOf(text) ?? text.toLowerCase();
}

const rowsOf = (text: string): string[][] =>
  parse(text, { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }).map((row) =>
    row.map((cell) => normalised(cell)),
  );

function common(left: readonly string[], right: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const item of left) counts.set(item, (counts.get(item) ?? 0) + 1);
  let shared = 0;
  for (const item of right) {
    const left = counts.get(item) ?? 0;
    if (left > 0) {
      shared += 1;
      counts.set(item, left - 1);
    }
  }
  return shared;
}

function parts(clean: readonly string[], loaded: readonly string[]): [number, number, number] {
  if (clean.length === 0) return [1, 1, 1];
  const shared = common(clean, loaded);
  if (shared === 0) return [0, 0, 0];
  const precision = shared / clean.length;
  const recall = shared / loaded.length;
  return [precision, recall, (2 * precision * recall) / (precision + recall)];
}

/** Ten measures from 0 to 1. Without a loaded text, the reading failed. */
export function scoreOf(cleanText: string, loadedText: string | undefined): Score {
  if (loadedText === undefined) return measures.map(() => 0);
  const clean = rowsOf(cleanText);
  if (clean.length === 0) return measures.map(() => 1);
  const loaded = rowsOf(loadedText);
  const records = (rows: readonly string[][]) => rows.slice(1).map((row) => row.join(''));
  return [
    1,
    ...parts(clean[0] ?? [], loaded[0] ?? []),
    ...parts(records(clean), records(loaded)),
    ...parts(clean.flat(), loaded.flat()),
  ];
}
