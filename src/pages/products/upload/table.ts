import { numberFormat } from '#design-system';
import { bulkLimits } from '#contract/constants.ts';
import type { BulkColumn } from '#contract/streamFields.ts';
import { format } from '../../../messages/format.ts';
import { priceMessages, uploadMessages } from './messages.ts';
import { OpenQuote, parseCsv } from '../../shared/forms/parseCsv.ts';

const { unreadable: messages } = uploadMessages;

/** One product; `key` is its row in the file, from 1. */
export interface Row {
  key: number;
  cells: Record<BulkColumn, string>;
}

export interface Table {
  header: string[];
  rows: string[][];
}

export type Read = { table: Table } | { problem: string };

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
    typeof price === 'number' ? { ...given, price: format(priceMessages.number, { cell: String(price) }) } : given;
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

function readCsv(text: string): Table {
  const [header = [], ...rows] = parseCsv(text);
  return { header, rows };
}

export function readTable(text: string): Read {
  try {
    const table = /^\s*[[{]/u.test(text) ? readJson(text) : readCsv(text);
    if (!table) return { problem: messages.json };
    if (table.rows.length === 0) return { problem: messages.empty };
    if (table.rows.length > bulkLimits.rows)
      return { problem: format(messages.rows, { max: numberFormat().format(bulkLimits.rows) }) };
    return { table };
  } catch (error) {
    if (error instanceof OpenQuote) return { problem: format(messages.quote, { line: error.line }) };
    throw error;
  }
}

export async function readFile(file: Blob): Promise<Read> {
  try {
    return readTable(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof TypeError) return { problem: messages.encoding };
    throw error;
  }
}
