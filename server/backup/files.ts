// Files besides the database: pictures, the exchange's data sets, the key of tokens and sealed secrets.
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Not in a backup: the embedded database (its rows are), its lock, sent mails, files of runs, cached tables, half-written files. */
const leftOut = /^(?:database(?:\..*)?|runs|tables|outbox\.ndjson|operator\.sock|\..*|.*\.new)$/u;

export async function listFiles(dataDir: string): Promise<string[]> {
  const found = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)).split(path.sep))
    .filter((parts) => !parts.some((part) => part.startsWith('.')) && !leftOut.test(parts[0] ?? ''))
    .filter((parts) => !parts.at(-1)?.endsWith('.new'))
    .map((parts) => parts.join('/'))
    .toSorted();
}

/** Returns the target of a file; undefined when its name leads outside the folder. */
export function placeOf(folder: string, name: string): string | undefined {
  const parts = name.split('/');
  const safe = parts.every((part) => /^[\w][\w.@+ -]*$/u.test(part) && !part.endsWith('.'));
  return safe && !leftOut.test(parts[0] ?? '') ? path.join(folder, ...parts) : undefined;
}
