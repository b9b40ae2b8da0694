// Programs of child processes, bundled: a child that loads two modules instead of two hundred, and strips no types,
// starts in half the processor time.
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { root as checkout } from './places.js';

const programs = {
  compute: 'server/compute/child/main.ts',
  tables: 'server/tables/child/main.ts',
  publicPages: 'src/publicPages/renderPublicPage.tsx',
} as const;
const outputOf = (root: string) => path.join(root, 'server', 'compiled');
const list = 'sources.json';
/** Milliseconds after which other processes no longer need replaced bundles, nor finish a build. */
const keptMs = 24 * 3_600_000;

interface Bundles {
  readonly folder: string;
  readonly digests: Readonly<Record<string, string>>;
}

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** The folder of the bundles, unless they or a source have changed since they were made. */
export function freshBundles(root = checkout): string | undefined {
  try {
    const text = readFileSync(path.join(outputOf(root), list), 'utf8');
    const { folder, digests } = JSON.parse(text) as Bundles;
    const isSame = Object.entries(digests).every(([file, digest]) => digestOf(path.join(root, file)) === digest);
    return isSame ? path.join(realpathSync(outputOf(root)), folder) : undefined;
  } catch {
    return undefined;
  }
}

/** Looked up once, so that all children of a process run the same code. */
let bundles: string | false | undefined;

/** The file to start: the bundle, or the program itself where there is no fresh one, as during development. */
export function programOf(name: keyof typeof programs): string {
  bundles ??= freshBundles() ?? false;
  const bundle = bundles && path.join(bundles, `${name}.js`);
  return bundle && existsSync(bundle) ? bundle : path.join(realpathSync(checkout), programs[name]);
}

/** Bundles the programs, unless nothing has changed. Other processes may be starting them or do the same. */
export async function bundlePrograms(root = checkout): Promise<void> {
  if (freshBundles(root)) return;
  const output = outputOf(root);
  const folder = randomUUID();
  const place = path.join(output, folder);
  mkdirSync(place, { recursive: true });
  try {
    const digests = await bundle(root, place);
    writeFileSync(path.join(place, list), JSON.stringify({ folder, digests } satisfies Bundles));
    renameSync(path.join(place, list), path.join(output, list));
  } catch (error) {
    rmSync(place, { recursive: true, force: true });
    throw error;
  }
  removeOld(output, folder);
}

async function bundle(root: string, outDir: string): Promise<Bundles['digests']> {
  // Production has no bundler, and its image contains the bundles.
  const { build } = await import('vite');
  const digests: Record<string, string> = {};
  const note = (file: string) => void (digests[path.relative(root, file)] = digestOf(file));
  // The options below, and the version of the bundler.
  for (const file of [fileURLToPath(import.meta.url), path.join(root, 'package.json')]) note(file);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'digests',
        enforce: 'pre',
        // Before the bundler reads the file: the bundles of a source that is saved during the build are not fresh.
        load(id) {
          const [file = ''] = id.split('?');
          if (path.isAbsolute(file)) note(file);
        },
      },
    ],
    build: { ssr: true, outDir, minify: false, rolldownOptions: { input: { ...programs } } },
    ssr: { noExternal: ['@duckdb/node-api', 'fflate'], external: ['@duckdb/node-bindings'] },
  });
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) note(path.join(entry.parentPath, entry.name));
  }
  return digests;
}

function removeOld(output: string, current: string): void {
  for (const name of readdirSync(output).filter((one) => one !== list && one !== current)) {
    const place = path.join(output, name);
    const changed = statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - changed > keptMs) rmSync(place, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundlePrograms();
