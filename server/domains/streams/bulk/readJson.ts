// Rows from JSON: an array of POST bodies, except for the price, and the category by id or name.
import { bulkLimits } from '#contract/constants.ts';
import { readJsonBody } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { priceOf } from './price.ts';
import { BulkFileError, type ReadRow } from './problems.ts';

export function readJson(text: string, take: (row: ReadRow) => void): void {
  const { value, wrong } = parse(text);
  if (!Array.isArray(value)) throw new BulkFileError('is not a list of streams');
  if (value.length > bulkLimits.rows) throw new BulkFileError(`has more than ${bulkLimits.rows} rows`, 413);
  // Only the parser can distinguish 5.0 or 1e3 from a whole number.
  const notWhole = new Map<unknown, Record<string, string>>();
  for (const { holder, key } of wrong) {
    notWhole.set(holder, { ...notWhole.get(holder), [key]: 'is not a whole number' });
  }
  for (const row of value as unknown[]) take(toRow(row, { ...notWhole.get(row) }));
}

function toRow(row: unknown, problems: Record<string, string>): ReadRow {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return { value: row, problems };
  const { price: dxt, price_micro: micro, ...rest } = row as Record<string, unknown>;
  const price = priceOf(dxt, micro, problems);
  return { value: price === undefined ? rest : { ...rest, price }, problems };
}

function parse(text: string) {
  try {
    return readJsonBody(text);
  } catch (error) {
    if (error instanceof Refusal) throw new BulkFileError(error.message.replace(/^The body /u, ''));
    throw error;
  }
}
