import type { Readable } from 'node:stream';

export type StoredKind = 'pictures' | 'files';

export interface Storage {
  /** Stores a file whole. Names are never used twice. */
  readonly write: (name: string, bytes: Buffer, type: string) => Promise<void>;
  /** Stores a finished file of the folder's disk. A folder moves it, a bucket copies it. */
  readonly take: (name: string, file: string) => Promise<void>;
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** Bytes from `start` to `end`, which are read to the end even when the file is removed in between. */
  readonly open: (name: string, range: { start: number; end: number }) => Promise<Readable | undefined>;
  /** Also succeeds when the file is gone. Removes an unfinished one too. */
  readonly remove: (name: string) => Promise<void>;
}
