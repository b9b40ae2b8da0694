// Where pictures are stored: a folder of DATA_DIR, or a bucket that all processes share.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../database/errors.ts';
import type { Config } from '../kernel/config.ts';

export interface Storage {
  /** Stores a file whole. Names are never used twice. */
  readonly write: (name: string, bytes: Buffer, type: string) => Promise<void>;
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** Also succeeds when the file is gone. */
  readonly remove: (name: string) => Promise<void>;
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
    async read(name) {
      try {
        return await readFile(path.join(folder, name));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}

/** Names of the finished files in a folder; none without the folder. */
export async function listFolder(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith('.'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
