// Bundles a program that takes one part from the design system, and looks what came along.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type BuildOptions } from 'vite';

const root = path.join(import.meta.dirname, '..', '..');

/** The scripts that a build as the app's own would write, in memory. */
export async function bundle(options: BuildOptions) {
  const result = await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    publicDir: false,
    build: { write: false, ...options },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  return outputs.filter((output) => output.type === 'chunk');
}

/** The modules whose code is in the bundle, as paths from the checkout. */
export async function modulesOf(part: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'exchange-size-'));
  const entry = path.join(folder, 'entry.ts');
  writeFileSync(entry, `export { ${part} } from ${JSON.stringify(path.join(root, 'design-system', 'index.ts'))};\n`);
  try {
    const chunks = await bundle({
      lib: { entry, formats: ['es'], fileName: 'part' },
      rolldownOptions: { output: { codeSplitting: false } },
    });
    return chunks
      .flatMap(({ modules }) => Object.entries(modules))
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => path.relative(root, id).replaceAll('\\', '/'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
