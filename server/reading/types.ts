import type { FileReading } from '#contract/types.ts';
import type { Dialect } from './delimited/dialect.ts';
import type { TablePlace } from './delimited/tablePlace.ts';
import type { Encoding } from './encoding.ts';

export interface Declared {
  readonly contentType?: string;
  readonly name?: string;
}

export type FormatName = FileReading['format'];

export interface Recognised {
  /** Parts of the reading that are known before every row was read. */
  readonly found: Omit<FileReading, 'sentence'>;
  readonly delimited?: {
    readonly dialect: Dialect;
    readonly place: TablePlace;
    /** Text in front of the rows, such as the hint of spreadsheets. */
    readonly skipped: string;
    readonly encoding: Encoding;
  };
  readonly encoding?: Encoding;
  readonly sheet?: { readonly place: TablePlace; readonly width: number };
}

export type Cell = string | null;

export interface Column {
  readonly name: string;
  /** Name as the source wrote it, empty where it has none. */
  readonly written: string;
}

export interface TableRead {
  readonly columns: readonly Column[];
  /** False if the file names no column. */
  readonly hasHeader: boolean;
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
  /** Complete after the last batch. */
  readonly reading: () => FileReading;
}
