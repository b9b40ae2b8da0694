import { fillText, numberFormat } from '#design-system';
import { bulkLimits } from '#contract/constants.ts';
import type { BulkColumn } from '#contract/streamFields.ts';
import type { FileReading, FileTable } from '#contract/types.ts';
import { readFile } from '../../../state/trade/files.ts';
import { priceMessages, uploadMessages } from './messages.ts';

const { unreadable: messages } = uploadMessages;

/** One product; `key` is its row in the file, from 1. */
export interface Row {
  key: number;
  cells: Record<BulkColumn, string>;
}

export interface Table {
  header: string[];
  rows: string[][];
  /** Meaning of the commas in the numbers of each column. */
  commas?: readonly FileTable['columns'][number]['comma'][];
  reading?: FileReading;
}

type Read = { table: Table } | { problem: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cellOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function flat({ location, ...given }: Record<string, unknown>): Record<string, unknown> {
  const { price } = given;
  // The server rejects plain numbers: the unit could be DXT or micro-tokens.
  const rest =
    typeof price === 'number' ? { ...given, price: fillText(priceMessages.number, { cell: String(price) }) } : given;
  const point: unknown = isRecord(location) ? location['coordinates'] : undefined;
  return Array.isArray(point)
    ? { ...rest, longitude: point[0] as unknown, latitude: point[1] as unknown }
    : { ...rest };
}

function readJson(text: string): Table | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || !value.every(isRecord)) return undefined;
    const records = value.map(flat);
    const header = [...new Set(records.flatMap((record) => Object.keys(record)))];
    return { header, rows: records.map((record) => header.map((name) => cellOf(record[name]))) };
  } catch {
    return undefined;
  }
}

function ofJson(text: string): Read {
  const table = readJson(text);
  if (!table) return { problem: messages.json };
  if (table.rows.length > bulkLimits.rows)
    return { problem: fillText(messages.rows, { max: numberFormat().format(bulkLimits.rows) }) };
  return filled(table);
}

const filled = (table: Table): Read => (table.rows.length === 0 ? { problem: messages.empty } : { table });

/** A quote without an end would swallow the rows that follow it. */
export function toTable({ columns, rows, reading }: FileTable): Read {
  const open = reading.notes.find(({ code }) => code === 'openQuote');
  if (open) return { problem: fillText(messages.quote, { line: open.lines[0] ?? 1 }) };
  return filled({
    header: columns.map(({ name }) => name),
    rows: rows.map((row) => row.map((cell) => cell.trim())),
    commas: columns.map(({ comma }) => comma),
    reading,
  });
}

const opensJson = /^\s*[[{]/u;

/** Products in JSON keep what a single POST takes. The exchange reads every other file. */
export async function readProducts(file: Blob): Promise<Read> {
  const begin = await file.slice(0, 64).text();
  if (opensJson.test(begin)) return ofJson(await file.text());
  const read = await readFile(file);
  return 'problem' in read ? read : toTable(read.table);
}
