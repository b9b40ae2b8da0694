import { wholeText } from '../../../internal/format/values.ts';
import type { GridRow } from '../types.ts';

/** Bytes of a cell beside its text: its place in the row, and the head of an object or a text. */
const perCell = 24;
/** Strings take one or two bytes per character; the estimate is the larger. */
const perCharacter = 2;

function cellBytes(value: unknown): number {
  if (typeof value === 'string') return perCell + value.length * perCharacter;
  if (typeof value === 'object' && value !== null) return perCell + wholeText(value).length * perCharacter;
  return perCell;
}

export const rowBytes = (rows: readonly GridRow[]): number =>
  rows.reduce((sum, row) => row.reduce<number>((bytes, value) => bytes + cellBytes(value), sum), 0);
