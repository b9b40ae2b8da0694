// Where pictures are stored: a folder of DATA_DIR, or a bucket that all processes share.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../database/errors.ts';
import type { Config } from '../kernel/config.ts';

export interface Storage {
  /** Stores a file whole. Names are never used twice. */
  readonly write: (name: string, bytes: Buffer, type: string) => Promise<void>;
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** Also succeeds when the file is gone. */
  readonly remove: (name: string) => Promise<void>;
  /** All files, unfinished ones included. */
  readonly list: () => AsyncIterable<StoredFile>;
}

export interface StoredFile {
  readonly name: string;
  readonly writtenAt: Date;
}

export const picturesFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'pictures');

const opened = new WeakMap<Config, Promise<Storage>>();

export function storageOf(config: Config): Promise<Storage> {
  const known = opened.get(config);
  if (known) return known;
  const { storage } = config;
  const opening = storage
    ? import('./bucket.ts').then(({ openBucket }) => openBucket(storage))
    : Promise.resolve(openFolder(picturesFolder(config)));
  opened.set(config, opening);
  return opening;
}

function openFolder(folder: string): Storage {
  return {
    async write(name, bytes) {
      await mkdir(folder, { recursive: true });
      const unfinished = path.join(folder, `.${name}`);
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, path.join(folder, name));
    },
    read: (name) => readFile(path.join(folder, name)).catch(undefinedIfMissing),
    remove: (name) => rm(path.join(folder, name), { force: true }),
    async *list() {
      for (const name of await namesIn(folder)) {
        const found = await stat(path.join(folder, name)).catch(undefinedIfMissing);
        if (found?.isFile()) yield { name, writtenAt: found.mtime };
      }
    },
  };
}

function undefinedIfMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(undefinedIfMissing)) ?? [];

/** Names of the finished files in a folder; none without the folder. */
export const listFolder = async (folder: string): Promise<string[]> =>
  (await namesIn(folder)).filter((name) => !name.startsWith('.'));
