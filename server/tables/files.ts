// Files of converted tables: `DATA_DIR/tables/<address>/`. Everything in it can be made again.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../kernel/refusal.ts';

export const tablesFolder = (dataDir: string) => path.join(dataDir, 'tables');

const cacheBytes = 2 * 2 ** 30;
const cacheFiles = 20_000;
/** Milliseconds after which an unused file is removed. */
const unusedMs = 7 * 86_400_000;
/** Share of each maximum that remains after a clean-up. */
const remaining = 0.75;
/** Free bytes that a new reading needs: its source, its table and its spill. */
const minFreeBytes = 2 ** 30;
/** Milliseconds after which a work folder is orphaned. No job takes that long, with its wait for a turn. */
const orphanMs = 60 * 60_000;
const workPrefix = 'work-';

export const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

export async function digestFile(file: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest();
}

export const shortDigest = (bytes: Buffer) => bytes.toString('hex').slice(0, 32);

export async function readJson<Value>(file: string): Promise<Value | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}

/** Appears under its name only when it is whole. */
export async function writeJson(file: string, value: object): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, JSON.stringify(value), { mode: 0o600 });
  await rename(draft, file);
}

export const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size;

export async function markUsed(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
}

export async function inWorkFolder<Result>(
  dataDir: string,
  id: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const root = tablesFolder(dataDir);
  const folder = path.join(root, `${workPrefix}${id}`);
  await mkdir(path.join(folder, 'spill'), { recursive: true, mode: 0o700 });
  try {
    const { bavail, bsize } = await statfs(root);
    if (bavail * bsize < minFreeBytes) {
      throw new Refusal(503, 'disk_full', 'The exchange has too little disk space for this now', { retryAfter: 60 });
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds after which an earlier table of a live stream is in no reader's hands. */
const pastMs = 60_000;

/** Removes earlier tables of a live stream, of which every reading makes a new one. */
export async function removeUnused(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > pastMs) await rm(file, { force: true }).catch(() => undefined);
  }
}

interface Cleaning {
  readonly maxBytes?: number | undefined;
  readonly maxFiles?: number | undefined;
  /** Files of these folders stay. */
  readonly inUse?: (folder: string) => boolean;
}

/** Removes files unused for long, those beyond the maxima, empty folders, and work folders of ended processes. */
export async function cleanTables(
  dataDir: string,
  { maxBytes = cacheBytes, maxFiles = cacheFiles, inUse }: Cleaning = {},
): Promise<void> {
  const root = tablesFolder(dataDir);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: { file: string; size: number; usedAt: number }[] = [];
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const found = await stat(file).catch(() => undefined);
    if (!found) continue;
    const top = path.relative(root, file).startsWith(workPrefix);
    if (entry.isDirectory() && top && entry.parentPath === root && Date.now() - found.mtimeMs > orphanMs) {
      await rm(file, { recursive: true, force: true });
    } else if (entry.isFile() && !top) files.push({ file, size: found.size, usedAt: found.mtimeMs });
  }
  let total = files.reduce((sum, { size }) => sum + size, 0);
  let count = files.length;
  const full = total > maxBytes || count > maxFiles;
  const expired = Date.now() - unusedMs;
  for (const { file, size, usedAt } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    const excess = full && (total > maxBytes * remaining || count > maxFiles * remaining);
    if (!excess && usedAt > expired) return;
    const folder = path.dirname(file);
    if (inUse?.(folder)) continue;
    // A file that is being sent stays readable until it is closed, except on Windows, where it stays.
    await rm(file, { force: true }).catch(() => undefined);
    // Fails while the folder has other files.
    await rmdir(folder).catch(() => undefined);
    total -= size;
    count -= 1;
  }
}
