import { jsonKindOf, type JsonColumnKind } from '../columnType.ts';
import { cellsOf, refuseKeys } from './flatten.ts';
import { nothingLeftOut, type LeftOut } from './notes.ts';
import { recordsOf } from './records.ts';
import type { Parts } from './rest.ts';
import { textOf, type JsonKind, type Written } from './scanner.ts';

export interface JsonColumn {
  readonly key: string;
  readonly kind: JsonColumnKind;
}

export interface JsonShape {
  readonly columns: readonly JsonColumn[];
  readonly rows: number;
  readonly isGeo: boolean;
  readonly isLines: boolean;
  readonly leftOut: LeftOut;
}

/** Reads all records for the columns: keys may come late, and kinds may change. */
export async function shapeOf(parts: Parts): Promise<JsonShape> {
  const kinds = new Map<string, Set<JsonKind>>();
  let rows = 0;
  let features = 0;
  let isLines = false;
  const leftOut = nothingLeftOut();
  for await (const { scanner, value, isLine = false } of recordsOf(parts, leftOut)) {
    const { fields, isFeature } = cellsOf(scanner, value, leftOut);
    rows += 1;
    isLines ||= isLine;
    if (isFeature) features += 1;
    for (const { key, value: cell } of fields) {
      const known = kinds.get(key);
      if (known) known.add(cell.kind);
      else kinds.set(key, new Set([cell.kind]));
    }
    refuseKeys(kinds.size);
  }
  return {
    columns: Array.from(kinds, ([key, found]) => ({ key, kind: jsonKindOf(found) })),
    rows,
    isGeo: rows > 0 && features === rows,
    isLines,
    leftOut,
  };
}

/** Text of a cell: content of a text, characters of anything else; JSON in a column of several kinds. */
function cellText(text: string, { kind, start, end }: Written, column: JsonColumnKind): string | null {
  if (kind === 'null') return null;
  return kind === 'text' && column === 'text' ? textOf(text, start, end) : text.slice(start, end);
}

const batchRows = 2_000;

export async function* rowsOf(parts: Parts, { columns }: JsonShape): AsyncGenerator<(string | null)[][]> {
  const places = new Map(columns.map(({ key, kind }, place) => [key, { place, kind }]));
  let batch: (string | null)[][] = [];
  for await (const { scanner, value } of recordsOf(parts)) {
    const row = Array.from<string | null>({ length: columns.length }).fill(null);
    for (const { key, value: cell } of cellsOf(scanner, value).fields) {
      const column = places.get(key);
      if (column) row[column.place] = cellText(scanner.text, cell, column.kind);
    }
    batch.push(row);
    if (batch.length < batchRows) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
