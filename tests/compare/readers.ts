// Readers of every written format that have no code in common with its writer.
import { DataType, tableFromIPC, type Vector } from 'apache-arrow';
import { parse } from 'csv-parse/sync';
import { parquetMetadata, parquetRead, parquetSchema } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import * as sheets from 'xlsx';
import type { TableFormat } from '#contract/dataFormats.ts';
import { losslessJson } from './canonical.ts';

export interface Read {
  readonly names: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

const nanos = (value: bigint) => {
  const ms = Number((value - (((value % 1_000_000n) + 1_000_000n) % 1_000_000n)) / 1_000_000n);
  const rest = value - BigInt(Math.floor(ms / 1000)) * 1_000_000_000n;
  return `${new Date(Math.floor(ms / 1000) * 1000).toISOString().slice(0, -5)}.${String(rest).padStart(9, '0')}`;
};

const parsers = {
  timestampFromMilliseconds: (value: bigint) => nanos(value * 1_000_000n),
  timestampFromMicroseconds: (value: bigint) => nanos(value * 1000n),
  timestampFromNanoseconds: nanos,
  dateFromDays: (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10),
};

export async function readParquet(bytes: Uint8Array): Promise<Read> {
  const file = Uint8Array.from(bytes).buffer;
  const metadata = parquetMetadata(file, { geoparquet: false });
  const names = parquetSchema(metadata).children.map(({ element }) => element.name);
  let rows: unknown[][] = [];
  const onComplete = (found: unknown[][]) => (rows = found);
  await parquetRead({ file, metadata, compressors, parsers, utf8: false, geoparquet: false, onComplete });
  return { names, rows };
}

const perSecond = [1n, 1_000n, 1_000_000n, 1_000_000_000n];

/** Cells of a column from its typed arrays: the getters of apache-arrow round moments. */
function arrowCells(vector: Vector): unknown[] {
  const type: DataType = vector.type;
  if (!DataType.isTimestamp(type)) return Array.from(vector);
  return vector.data.flatMap((data) =>
    Array.from({ length: data.length }, (_, at) =>
      data.getValid(at) ? nanos((data.values[at] as bigint) * (1_000_000_000n / perSecond[type.unit]!)) : null,
    ),
  );
}

function readArrow(bytes: Uint8Array): Read {
  const table = tableFromIPC(bytes);
  const columns = table.schema.fields.map((_, at) => arrowCells(table.getChildAt(at)!));
  const isDay = table.schema.fields.map(({ type }) => DataType.isDate(type));
  const cell = (value: unknown, at: number) =>
    isDay[at] && typeof value === 'number' ? new Date(value).toISOString().slice(0, 10) : value;
  return {
    names: table.schema.fields.map(({ name }) => name),
    rows: Array.from({ length: table.numRows }, (_, row) => columns.map((cells, at) => cell(cells[row], at))),
  };
}

const epochDays = 25_569;
const dayMs = 86_400_000;

function sheetCell(cell: sheets.CellObject | undefined): unknown {
  if (!cell || cell.t === 'z') return null;
  const isDate = cell.t === 'n' && /[ymdh]/iu.test(cell.z === undefined ? '' : String(cell.z));
  if (isDate) return new Date(Math.round((Number(cell.v) - epochDays) * dayMs)).toISOString();
  return cell.v;
}

function readSheet(bytes: Uint8Array): Read {
  const book = sheets.read(bytes, { type: 'array', dense: true, cellNF: true, cellText: false });
  // A dense sheet is a list of rows in this version of its reader.
  const rows: unknown = book.Sheets['Data'];
  const cells = rows as (sheets.CellObject | undefined)[][];
  const [head = [], ...body] = Array.from(cells, (row) => Array.from(row ?? [], (cell) => sheetCell(cell)));
  return { names: head.map(String), rows: body.map((row) => head.map((_, at) => row[at] ?? null)) };
}

/** Objects reorder numeric keys, so the names are passed. */
function readObjects(texts: readonly string[], names: readonly string[]): Read {
  const objects = texts.map((text) => losslessJson(text) as Record<string, unknown>);
  return { names, rows: objects.map((row) => names.map((name) => row[name])) };
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const plain = (text: string) => text.replaceAll(/&(?:lt|gt|quot|amp);/gu, (mark) => entities[mark]!);

function readHtml(text: string): Read {
  const lines = Array.from(text.matchAll(/<tr>([\s\S]*?)<\/tr>/gu), ([, row = '']) =>
    Array.from(row.matchAll(/<t[dh]>([\s\S]*?)<\/t[dh]>/gu), ([, cell = '']) => plain(cell)),
  );
  const [names = [], ...rows] = lines;
  return { names, rows };
}

function readCsv(text: string): Read {
  const [names = [], ...rows] = parse(text, { relax_column_count: false, skip_empty_lines: false });
  return { names, rows };
}

type Reader = (bytes: Uint8Array, names: readonly string[]) => Read | Promise<Read>;

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

export const readers: Readonly<Record<TableFormat, Reader>> = {
  csv: (bytes) => readCsv(textOf(bytes)),
  json: (bytes, names) => {
    const objects = losslessJson(textOf(bytes)) as Record<string, unknown>[];
    return { names, rows: objects.map((row) => names.map((name) => row[name])) };
  },
  ndjson: (bytes, names) => readObjects(textOf(bytes).split('\n').filter(Boolean), names),
  parquet: readParquet,
  arrow: readArrow,
  xlsx: readSheet,
  html: (bytes) => readHtml(textOf(bytes)),
};
