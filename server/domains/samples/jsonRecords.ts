import { cellsOf, fieldsOf } from '#server/reading/json/flatten.ts';
import { recordsOf } from '#server/reading/json/records.ts';
import type { Parts } from '#server/reading/json/rest.ts';
import { textOf, type Written } from '#server/reading/json/scanner.ts';
import { columnNames } from '#server/reading/names.ts';
import { ReadingError } from '#server/reading/readingError.ts';
import type { Item } from './values.ts';

const exactDigits = 15;
const maxKeys = 10_000;

function numberOf(text: string): number | string {
  const value = Number(text);
  if (/^-?\d+$/u.test(text)) return Number.isSafeInteger(value) ? value : text;
  const digits = text.replace(/[eE].*/u, '').replaceAll(/\D/gu, '').length;
  return Number.isFinite(value) && (digits <= exactDigits || String(value) === text) ? value : text;
}

function valueOf(text: string, { kind, start, end }: Written): unknown {
  if (kind === 'text') return textOf(text, start, end);
  const written = text.slice(start, end);
  if (kind === 'number') return numberOf(written);
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

export interface JsonRecords {
  readonly names: readonly string[];
  readonly items: Item[];
  readonly count: number;
  readonly isLines: boolean;
  readonly isGeo: boolean;
}

/** Records of JSON, of which `most` are kept. Of a text that is cut, those before the cut. `isTable`: lines of a table. */
export async function jsonRecords(
  parts: Parts,
  most: number,
  { isWhole, isTable = false }: { isWhole: boolean; isTable?: boolean },
): Promise<JsonRecords> {
  const places = new Map<string, number>();
  const rows: unknown[][] = [];
  let count = 0;
  let features = 0;
  let lines = 0;
  try {
    for await (const { scanner, value, isLine } of recordsOf(parts)) {
      const { fields, isFeature } = isTable
        ? { fields: fieldsOf(scanner, value), isFeature: false }
        : cellsOf(scanner, value);
      if (isFeature) features += 1;
      if (isLine) lines += 1;
      count += 1;
      if (count > most) continue;
      if (places.size > maxKeys) throw new ReadingError(`The records have more than ${maxKeys} different keys`);
      const row: unknown[] = [];
      for (const { key, value: cell } of fields) {
        const place = places.get(key) ?? places.size;
        places.set(key, place);
        row[place] = valueOf(scanner.text, cell);
      }
      rows.push(row);
    }
  } catch (error) {
    if (isWhole || rows.length === 0 || !(error instanceof ReadingError)) throw error;
  }
  const names = columnNames([...places.keys()]);
  const items = rows.map((row) =>
    Object.fromEntries(names.flatMap((name, at) => (row[at] === undefined ? [] : [[name, row[at]]]))),
  );
  return { names, items, count, isLines: lines > 0, isGeo: count > 0 && features === count };
}
