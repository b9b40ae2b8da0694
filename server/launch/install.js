import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { npm } from './npm.js';
import { lockFile, modules, root } from './places.js';
import { codeOf, heartbeat, Refusal, say, seconds } from './report.js';

const stamp = path.join(modules, '.data-exchange-lock');
// npm's record of its last install, written only on completion.
const record = path.join(modules, '.package-lock.json');

/** @typedef {{ version: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Package */

/** @param {string} file */
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** @param {string} file @returns {Record<string, Package>} */
function packagesOf(file) {
  /** @type {{ packages: Record<string, Package> }} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return lock.packages;
}

/** True when npm's record matches the lock. Packages for other platforms may be absent. */
function recordMatchesLock() {
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(lockFile)).every(([place, wanted]) => {
    if (place === '') return true;
    const found = installed[place];
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.devOptional || wanted.peer);
  });
}

function ensureWritable() {
  const probe = path.join(modules, '.write-probe');
  try {
    mkdirSync(modules, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Refusal(`Cannot write to ${modules} (${codeOf(error)}): packages are installed there.`);
  }
}

async function install() {
  ensureWritable();
  const begun = Date.now();
  const count = existsSync(lockFile) ? Object.keys(packagesOf(lockFile)).length - 1 : 0;
  say(`Installing ${count || 'the'} packages (once, about a minute) ...`);
  const stop = heartbeat('installing');
  try {
    // Without a lock that fits package.json `npm ci` refuses (EUSAGE), and only a full install helps.
    if ((await npm('ci')) === 'EUSAGE') {
      say('  package-lock.json does not fit package.json: npm install instead of npm ci');
      await npm('install');
    }
  } finally {
    stop();
  }
  say(`Installed in ${seconds(begun)}.`);
}

/** Installs when node_modules is missing or does not match package-lock.json. */
export async function ensureInstalled() {
  const wanted = existsSync(lockFile) ? hashOf(lockFile) : '';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!wanted || !recordMatchesLock()) await install();
  try {
    writeFileSync(stamp, existsSync(lockFile) ? hashOf(lockFile) : '');
  } catch (error) {
    // The packages are installed, so a read-only checkout can still run.
    if (process.env['DEBUG']) say(`no stamp in ${path.relative(root, modules)}: ${codeOf(error)}`);
  }
}
