import type { FileReading } from '#contract/types.ts';
import { renamedNotes } from '../names.ts';

/** Parts of a JSON file that its table leaves out. */
export interface LeftOut {
  /** Values of keys that came again in their record. */
  repeated: number;
  /** Lists of records beside the one that is read. */
  lists: number;
}

export const nothingLeftOut = (): LeftOut => ({ repeated: 0, lists: 0 });

export const jsonNotes = (
  { repeated, lists }: LeftOut,
  keys: readonly string[],
  names: readonly string[],
): FileReading['notes'] => [
  ...(lists > 0 ? [{ code: 'furtherTables' as const, count: lists, lines: [] }] : []),
  ...renamedNotes(keys, names),
  ...(repeated > 0 ? [{ code: 'repeatedKeys' as const, count: repeated, lines: [] }] : []),
];
