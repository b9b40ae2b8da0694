// node tests/size/explain.ts Page …: builds the app and lists the files that a page adds, with the modules in each.
// Without a page: the files of the sign-in screen. Module sizes are bytes of script before compression.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { build, type Plugin } from 'vite';
import { closure, readChunks, readDocument } from './chunks.ts';

const root = path.join(import.meta.dirname, '..', '..');
const smallest = 200;

async function explain(pages: readonly string[], dist: string) {
  const modules = new Map<string, [name: string, bytes: number][]>();
  const collect: Plugin = {
    name: 'collect-modules',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const found = Object.entries(output.modules).map(([id, { renderedLength }]): [string, number] => [
          path.relative(root, id),
          renderedLength,
        ]);
        modules.set(path.posix.basename(output.fileName), found);
      }
    },
  };
  await build({ root, logLevel: 'warn', plugins: [collect], build: { outDir: dist, emptyOutDir: true } });
  const chunks = readChunks(dist);
  const chunkOf = (page: string) => Array.from(chunks.keys()).filter((name) => name.startsWith(`${page}-`));
  const login = closure(chunks, [...readDocument(dist).scripts, ...chunkOf('LoginPage')]);
  const added = pages.length > 0 ? closure(chunks, pages.flatMap(chunkOf)) : login;
  for (const name of Array.from(added).toSorted((a, b) => (chunks.get(b)?.bytes ?? 0) - (chunks.get(a)?.bytes ?? 0))) {
    if (pages.length > 0 && login.has(name)) continue;
    process.stdout.write(`${name} ${chunks.get(name)?.bytes} bytes of gzip\n`);
    for (const [file, bytes] of (modules.get(name) ?? []).toSorted(([, a], [, b]) => b - a))
      if (bytes >= smallest) process.stdout.write(`  ${String(bytes).padStart(7)} ${file}\n`);
  }
}

const dist = mkdtempSync(path.join(tmpdir(), 'size-'));
try {
  await explain(process.argv.slice(2), dist);
} finally {
  rmSync(dist, { recursive: true });
}
