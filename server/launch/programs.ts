// Programs of child processes, bundled: a child that loads two modules instead of two hundred, and strips no types,
// starts in half the processor time.
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { root as checkout } from './places.js';

/** Name of each bundle, and the program. */
const programs = { executions: 'server/executions/child/main.ts', tables: 'server/tables/child/main.ts' } as const;
const outputOf = (root: string) => path.join(root, 'server', 'compiled');
/** Every source of the bundles, with its digest. */
const list = 'sources.json';

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** True while no source has changed since the bundles were made. */
export function isFresh(root = checkout): boolean {
  try {
    const text = readFileSync(path.join(outputOf(root), list), 'utf8');
    const sources = Object.entries(JSON.parse(text) as Record<string, string>);
    return sources.every(([file, digest]) => digestOf(path.join(root, file)) === digest);
  } catch {
    return false;
  }
}

/** Looked up once, so that all children of a process run the same code. */
let fresh: boolean | undefined;

/** The file to start: the bundle, or the program itself where there is no fresh one, as during development. */
export function programOf(name: keyof typeof programs): string {
  fresh ??= isFresh();
  return path.join(realpathSync(checkout), fresh ? path.join('server', 'compiled', `${name}.js`) : programs[name]);
}

/** Bundles the programs, unless nothing has changed. Other processes may be starting them. */
export async function bundlePrograms(root = checkout): Promise<void> {
  if (isFresh(root)) return;
  // Production has no bundler, and its image contains the bundles.
  const { build } = await import('vite');
  const output = outputOf(root);
  mkdirSync(output, { recursive: true });
  const draft = mkdtempSync(`${output}-`);
  const sources = new Set<string>();
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'sources',
          buildEnd() {
            for (const id of this.getModuleIds()) if (path.isAbsolute(id)) sources.add(id);
          },
        },
      ],
      build: {
        ssr: true,
        outDir: draft,
        minify: false,
        rolldownOptions: { input: { ...programs }, output: { chunkFileNames: '[name].js' } },
      },
      ssr: { noExternal: ['@duckdb/node-api', 'fflate'], external: ['@duckdb/node-bindings'] },
    });
    const digests = Array.from(sources, (file) => [path.relative(root, file), digestOf(file)]);
    writeFileSync(path.join(draft, list), JSON.stringify(Object.fromEntries(digests)));
    replace(output, draft);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The list comes last: until then the bundles do not count as fresh. */
function replace(output: string, draft: string): void {
  const files = readdirSync(draft, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(draft, path.join(parentPath, name)));
  for (const file of [...files.filter((one) => one !== list), list]) {
    mkdirSync(path.dirname(path.join(output, file)), { recursive: true });
    renameSync(path.join(draft, file), path.join(output, file));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundlePrograms();
