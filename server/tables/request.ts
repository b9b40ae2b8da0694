import path from 'node:path';
import type { FileHandle } from 'node:fs/promises';
import type { ReadingChoice } from '#contract/types.ts';
import type { KnownSource } from './source.ts';

/** An address and its reader. Turns are taken per person. */
export interface TableRequest {
  readonly url: string;
  readonly personId: string;
  /** Aborted when the reader leaves. */
  readonly signal?: AbortSignal;
  /** The live stream whose latest events are the table. They are stored for this stream only. */
  readonly liveId?: string | undefined;
  /** Parts of the reading that the seller set, as JSON of a `ReadingChoice`. */
  readonly choice?: string | null | undefined;
  /** Asks the source again although it failed a moment ago. */
  readonly isRetry?: boolean;
}

export interface ConvertedFile {
  readonly file: string;
  readonly bytes: number;
  readonly etag: string;
  /** SHA-256 of its bytes in base64. */
  readonly sha256: string;
  readonly rows: number;
  /** Digest of the source's bytes. */
  readonly version: string;
}

/** Readable even after its file is removed. The caller closes `handle`. */
export interface OpenTable extends FileFacts {
  readonly handle: FileHandle;
}

export type Place = Pick<TableRequest, 'url' | 'liveId' | 'choice'>;

/** Two readings of one address are two tables. */
export function keyOf({ url, liveId, choice }: Place): string {
  const place = liveId === undefined ? url : `${liveId} ${url}`;
  return choice ? `${place} ${choice}` : place;
}

export const choiceOf = (choice: string | null | undefined) => (choice ? JSON.parse(choice) : {}) as ReadingChoice;

export interface Refreshing extends Pick<TableRequest, 'url' | 'personId' | 'liveId' | 'choice'> {
  readonly current: KnownSource | undefined;
  readonly folder: string;
}

/** Stored beside a converted file. */
export type FileFacts = Omit<ConvertedFile, 'file'>;

export interface Limits {
  /** Bytes of all stored files. */
  readonly cache?: number;
  /** Bytes of the files of one job. */
  readonly job?: number;
  readonly seconds?: number;
}

/** The last part of an address. */
export const nameOf = (url: string) => (URL.canParse(url) ? path.posix.basename(new URL(url).pathname) : '');
