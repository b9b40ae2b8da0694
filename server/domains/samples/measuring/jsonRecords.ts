import type { FileReading } from '#contract/types.ts';
import { JsonColumn, type ColumnType } from '#server/reading/columnType.ts';
import { numberOrDigits } from '#server/reading/digits.ts';
import { cellsOf, fieldsOf, refuseKeys } from '#server/reading/json/flatten.ts';
import { jsonNotes, nothingLeftOut } from '#server/reading/json/notes.ts';
import { recordsOf } from '#server/reading/json/records.ts';
import type { Parts } from '#server/reading/json/rest.ts';
import { textOf, type Written } from '#server/reading/json/scanner.ts';
import { columnNames } from '#server/reading/names.ts';
import { ReadingError } from '#server/reading/readingError.ts';
import type { Item } from './values.ts';

const writtenOf = (text: string, { kind, start, end }: Written) =>
  kind === 'text' ? textOf(text, start, end) : text.slice(start, end);

function valueOf(text: string, cell: Written): unknown {
  const written = writtenOf(text, cell);
  const { kind } = cell;
  if (kind === 'text') return written;
  if (kind === 'number') return numberOrDigits(written);
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

export interface JsonRecords {
  readonly names: readonly string[];
  readonly items: Item[];
  readonly types: ReadonlyMap<string, ColumnType>;
  readonly count: number;
  readonly isLines: boolean;
  readonly isGeo: boolean;
  readonly notes: FileReading['notes'];
}

/** Records of JSON, of which `most` are kept. Of a text that is cut, those before the cut. `isTable`: lines of a table. */
export async function jsonRecords(
  parts: Parts,
  most: number,
  { isWhole, isTable = false }: { isWhole: boolean; isTable?: boolean },
): Promise<JsonRecords> {
  const places = new Map<string, number>();
  const columns: JsonColumn[] = [];
  const rows: unknown[][] = [];
  let count = 0;
  let features = 0;
  let lines = 0;
  const leftOut = nothingLeftOut();
  try {
    for await (const { scanner, value, isLine } of recordsOf(parts, leftOut)) {
      const { fields, isFeature } = isTable
        ? { fields: fieldsOf(scanner, value, leftOut), isFeature: false }
        : cellsOf(scanner, value, leftOut);
      if (isFeature) features += 1;
      if (isLine) lines += 1;
      count += 1;
      refuseKeys(places.size);
      const row: unknown[] = [];
      for (const { key, value: cell } of fields) {
        const place = places.get(key) ?? places.size;
        places.set(key, place);
        columns[place] ??= new JsonColumn();
        columns[place].take(cell.kind, () => writtenOf(scanner.text, cell));
        if (count <= most) row[place] = valueOf(scanner.text, cell);
      }
      if (count <= most) rows.push(row);
    }
  } catch (error) {
    if (isWhole || rows.length === 0 || !(error instanceof ReadingError)) throw error;
  }
  const keys = [...places.keys()];
  const names = columnNames(keys);
  const items = rows.map((row) =>
    Object.fromEntries(names.flatMap((name, at) => (row[at] === undefined ? [] : [[name, row[at]]]))),
  );
  const types = new Map(names.map((name, at) => [name, columns[at]!.type]));
  const notes = jsonNotes(leftOut, keys, names);
  return { names, items, types, count, isLines: lines > 0, isGeo: count > 0 && features === count, notes };
}
