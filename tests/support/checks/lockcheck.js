// npm run lock:check: the lock file must serve linux, macOS and Windows alike, on any registry. npm can leave other
// platforms' optional packages out without a word, and `npm ci` then fails for those who need them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { supplyProblems } from './supplyCheck.js';

/** @typedef {import('./supplyCheck.js').Entry & { resolved?: string, integrity?: string, bundled?: boolean, inBundle?: boolean, optionalDependencies?: Record<string, string> }} Entry */

const file = process.argv[2] ?? path.join(import.meta.dirname, '../../..', 'package-lock.json');
/** @type {{ packages: Record<string, Entry> }} */
const lock = JSON.parse(readFileSync(file, 'utf8'));
const entries = Object.entries(lock.packages);

/** Where npm looks for a dependency: beside the package itself, then in each folder above.
 * @param {string} place @param {string} name */
function isLocked(place, name) {
  const parts = place.split('/node_modules/');
  return ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('/node_modules/'))].some(
    (folder) => lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`],
  );
}

const missing = entries.flatMap(([place, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(place, name))
    .map((name) => `${place || 'package.json'} lacks ${name}`),
);
// Without a checksum npm would take whatever the registry hands out.
const unsigned = entries
  .filter(([place, entry]) => place && !entry.link && !entry.inBundle && !entry.integrity)
  .map(([place]) => `${place} has no integrity`);
// .npmrc omits registry addresses, so that the lock file works with mirrors too.
const elsewhere = entries
  .filter(([, { resolved, link }]) => resolved && !link)
  .map(([place]) => `${place} names a registry of its own`);

const supplied = supplyProblems(lock.packages);

for (const line of [...missing, ...unsigned, ...elsewhere, ...supplied]) console.log(line);
console.log(
  `lock check: ${entries.length - 1} packages, ${missing.length} missing, ${unsigned.length} without integrity, ${elsewhere.length} bound to a registry, ${supplied.length} refused`,
);
process.exitCode = missing.length + unsigned.length + elsewhere.length + supplied.length > 0 ? 1 : 0;
