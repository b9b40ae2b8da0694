import { createHash } from 'node:crypto';
import type { PublicProductPage } from '#contract/publicPage.ts';
import { toLine } from '#server/domains/streams/bulk/cells.ts';
import { FormulaCheck } from '#server/reading/refuseUnsafe.ts';
import { ReadingError } from '#server/reading/readingError.ts';

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function isHarmless(bytes: Buffer): boolean {
  try {
    new FormulaCheck().take(bytes);
    return true;
  } catch (error) {
    if (error instanceof ReadingError) return false;
    throw error;
  }
}

/** Undefined where a cell is a formula that harms in a spreadsheet: sources at addresses are not searched for those. */
export function sampleFileOf(sample: PublicProductPage['sample']): Buffer | undefined {
  if (!sample || sample.rows.length === 0 || sample.schema.length === 0) return undefined;
  const names = sample.schema.map(({ name }) => name);
  const lines = [names, ...sample.rows.map((row) => names.map((name) => textOf(row[name])))];
  const bytes = Buffer.from(lines.map((line) => toLine(line)).join(''));
  return isHarmless(bytes) ? bytes : undefined;
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
