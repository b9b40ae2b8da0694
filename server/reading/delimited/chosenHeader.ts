import { ReadingError } from '../readingError.ts';
import type { Row } from './parser.ts';

/** Place of the header in a line that the seller set. */
export function chosenHeader(rows: readonly Row[], line: number | undefined): { at: number; rows: number } | undefined {
  if (line === undefined) return undefined;
  if (line === 0) return { at: 0, rows: 0 };
  const at = rows.findIndex((row) => row.line >= line);
  if (at < 0) throw new ReadingError(`The file has no line ${line} for the header`);
  return { at, rows: 1 };
}
