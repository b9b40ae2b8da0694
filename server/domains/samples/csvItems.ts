import { parse } from 'csv-parse/sync';
import { uniqueNames } from './measure.ts';
import type { Item } from './values.ts';

const delimiters = [',', '\t', ';', '|'] as const;
const probedLines = 20;
const probedCharacters = 20_000;
const longestRecord = 200_000;

export function delimiterOf(text: string): string | undefined {
  const bare = text.slice(0, probedCharacters).replaceAll(/"(?:[^"]|"")*"/gu, '');
  const lines = bare.split(/\r\n|\n|\r/u).filter((line) => line.trim() !== '');
  const probe = lines.slice(0, probedLines);
  const scored = delimiters.map((delimiter) => {
    const counts = probe.map((line) => line.split(delimiter).length);
    const [header = 1] = counts;
    const alike = counts.filter((count) => count === header).length;
    return { delimiter, header, share: probe.length === 0 ? 0 : alike / probe.length };
  });
  const fitting = scored.filter(({ header, share }) => header > 1 && share >= 0.8);
  return fitting.toSorted((a, b) => b.share - a.share || b.header - a.header)[0]?.delimiter;
}

/** The first record is the header unless it is all numbers. */
export function csvItems(
  text: string,
  delimiter: string,
  most: number,
): { items: Item[]; more: boolean; ragged: number } {
  const records = readRecords(text, delimiter, most + 2);
  const [first = []] = records;
  const headed = !first.every((cell) => cell.trim() === '' || Number.isFinite(Number(cell)));
  const body = headed ? records.slice(1) : records;
  const width = body.reduce((widest, record) => Math.max(widest, record.length), first.length);
  const names = uniqueNames(
    Array.from({ length: width }, (_, index) => (headed && first[index]?.trim()) || `column_${index + 1}`),
  );
  const read = body.slice(0, most);
  const items = read.map((record) => Object.fromEntries(names.map((name, index) => [name, record[index]])));
  const ragged = read.filter((record) => record.length !== first.length).length;
  return { items, more: body.length > most, ragged };
}

function readRecords(text: string, delimiter: string, most: number): string[][] {
  const options = {
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
    to: most,
  };
  try {
    return parse(text, options);
  } catch {
    // An unclosed quote: fall back to splitting lines.
    return text
      .split(/\r?\n/u, most)
      .filter((line) => line !== '')
      .map((line) => line.split(delimiter));
  }
}
