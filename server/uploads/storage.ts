// Where pictures and data files are stored: folders of DATA_DIR, or a bucket that all processes share.
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../database/errors.ts';
import type { Config } from '../kernel/config.ts';
import type { Storage, StoredKind } from './types.ts';

export const folderOf = ({ dataDir }: Pick<Config, 'dataDir'>, kind: StoredKind) => path.join(dataDir, kind);

/** Place of a file that is still arriving, on the disk of the folder. Hidden from backups. */
export const unfinishedFile = (config: Pick<Config, 'dataDir'>, name: string) =>
  path.join(folderOf(config, 'files'), `.${name}`);

const opened = new WeakMap<Config, Map<StoredKind, Promise<Storage>>>();

export function storageOf(config: Config, kind: StoredKind = 'pictures'): Promise<Storage> {
  const known = opened.get(config) ?? new Map<StoredKind, Promise<Storage>>();
  opened.set(config, known);
  const { storage } = config;
  const opening =
    known.get(kind) ??
    (storage
      ? import('./bucket.ts').then(({ openBucket }) => openBucket(storage, kind))
      : Promise.resolve(openFolder(folderOf(config, kind))));
  known.set(kind, opening);
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
    async take(name, file) {
      await rename(file, pathOf(name));
      await flushFolder(folder);
    },
    read: (name) => readFile(pathOf(name)).catch(undefinedIfMissing),
    async open(name, range) {
      const handle = await open(pathOf(name)).catch(undefinedIfMissing);
      return handle?.createReadStream({ ...range, highWaterMark: 2 ** 18 });
    },
    async remove(name) {
      for (const file of [pathOf(name), unfinishedOf(name)]) await rm(file, { force: true });
    },
  };
}

/** A renamed file survives a power cut only once its folder is flushed. Windows flushes no folder. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

function undefinedIfMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

export const listFolder = async (folder: string): Promise<string[]> =>
  ((await readdir(folder).catch(undefinedIfMissing)) ?? []).filter((name) => !name.startsWith('.'));

/** Removes arriving files that got no byte for `idleMs`: their upload ended without its process. */
export async function removeUnfinished(config: Pick<Config, 'dataDir'>, idleMs: number): Promise<void> {
  const folder = folderOf(config, 'files');
  for (const name of (await readdir(folder).catch(undefinedIfMissing)) ?? []) {
    const file = path.join(folder, name);
    const found = name.startsWith('.') ? await stat(file).catch(undefinedIfMissing) : undefined;
    if (found && Date.now() - found.mtimeMs >= idleMs) await rm(file, { force: true });
  }
}
