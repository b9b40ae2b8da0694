import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { compress } from './compress.js';
import { modules, root } from './places.js';
import { codeOf, Refusal, say, seconds } from './report.js';
import { scriptNode } from './runtime.js';

const sources = [
  'src',
  'design-system',
  'contract',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
// Inside the build folder, so that any other build, which empties it, also removes the stamp.
const stamp = path.join(root, 'dist', '.sources');

/** @param {import('node:crypto').Hash} hash @param {string} relative */
function addTo(hash, relative) {
  const place = path.join(root, relative);
  if (!existsSync(place)) return;
  if (statSync(place).isDirectory()) {
    for (const name of readdirSync(place).toSorted()) addTo(hash, path.join(relative, name));
  } else {
    hash.update(relative).update('\0').update(readFileSync(place)).update('\0');
  }
}

/** Hashes the contents of all sources. Unlike timestamps, the hash survives a checkout or a copy. */
function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

/** @param {readonly string[]} args @returns {Promise<void>} */
function run(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(scriptNode(), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => reject(new Refusal(`Cannot run Node (${codeOf(error)}).`)));
    child.on('close', (status) => {
      if (status === 0) resolve();
      // A mistake in the sources is the reader's work in progress: show the compiler's message without its own stack.
      else reject(new Refusal(`The app does not build:\n${output.replaceAll(/^ +at .*\n/gm, '').trim()}`));
    });
  });
}

const bundler = path.join(root, 'server', 'launch', 'programs.ts');

/** Without bundles, runs and tables start from the sources: slower, not wrong. */
async function bundle() {
  try {
    await run([bundler]);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const cause = /^\w*Error\b.*/mu.exec(message)?.[0] ?? message.split('\n')[1];
    say(`The programs of runs and tables are not bundled and start more slowly (${cause}).`);
  }
}

/** Builds the app into dist/ and bundles the programs of child processes, each when its sources have changed since. */
export async function ensureBuilt() {
  await bundle();
  const wanted = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const begun = Date.now();
  say('Building the app ...');
  await run([path.join(modules, 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']);
  await compress();
  writeFileSync(stamp, wanted);
  say(`Built in ${seconds(begun)}.`);
}

// Run at the end of npm run build, so that npm start and the end-to-end tests do not build the same sources again.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await compress();
  writeFileSync(stamp, hashOfSources());
  await run([bundler]);
}
