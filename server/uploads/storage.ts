// Where pictures are stored: a folder of DATA_DIR, or a bucket that all processes share.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../database/errors.ts';
import type { Config } from '../kernel/config.ts';
import type { Storage } from './types.ts';

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
  const pathOf = (name: string) => path.join(folder, name);
  const unfinishedOf = (name: string) => pathOf(`.${name}`);
  return {
    async write(name, bytes) {
      await mkdir(folder, { recursive: true });
      await writeFile(unfinishedOf(name), bytes, { flush: true });
      await rename(unfinishedOf(name), pathOf(name));
    },
    read: (name) => readFile(pathOf(name)).catch(undefinedIfMissing),
    async remove(name) {
      for (const file of [pathOf(name), unfinishedOf(name)]) await rm(file, { force: true });
    },
  };
}

function undefinedIfMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

export const listFolder = async (folder: string): Promise<string[]> =>
  ((await readdir(folder).catch(undefinedIfMissing)) ?? []).filter((name) => !name.startsWith('.'));
