export interface Storage {
  /** Stores a file whole. Names are never used twice. */
  readonly write: (name: string, bytes: Buffer, type: string) => Promise<void>;
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** Also succeeds when the file is gone. Removes an unfinished one too. */
  readonly remove: (name: string) => Promise<void>;
}
