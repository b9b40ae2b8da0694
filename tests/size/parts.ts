// Weight of each part of the design system for an app that takes it alone.
import path from 'node:path';
import { peers } from '#design-system/library/about.ts';
import { readEntries, sourceFolder } from '#design-system/library/entries.ts';
import { bundle } from './bundled.ts';
import { packed } from './chunks.ts';

/** Parts of which the entry is only a door: weighed with the code that they load when shown. */
const lazy: ReadonlySet<string> = new Set(['DataGrid', 'Markdown']);

const isPeer = (id: string) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`));

/** Bytes of script, gzip, by part, with all that it cannot run without; what the app shares with it (React and the like) is left out. */
export async function weighParts(): Promise<ReadonlyMap<string, number>> {
  // The bundler puts modules into one chunk exactly where the same entries need them: so the chunks of an entry hold no more than it needs.
  const scripts = await bundle({
    lib: {
      entry: Object.fromEntries(
        Object.entries(readEntries())
          .filter(([name]) => name !== '.' && name !== './marketplace')
          .map(([name, file]) => [name.replace('./', ''), path.join(sourceFolder, file)]),
      ),
      formats: ['es'],
    },
    rolldownOptions: { external: isPeer, output: { codeSplitting: true } },
  });
  const chunks = new Map(scripts.map((script) => [script.fileName, script]));

  const codeOf = (fileName: string, withLazy: boolean, found = new Set<string>()): string => {
    const chunk = chunks.get(fileName);
    if (!chunk || found.has(fileName)) return '';
    found.add(fileName);
    const imports = withLazy ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports;
    return imports.map((name) => codeOf(name, withLazy, found)).join('') + chunk.code;
  };
  return new Map(
    Array.from(chunks.values())
      .filter(({ isEntry }) => isEntry)
      .map(({ name, fileName }) => [name, packed(codeOf(fileName, lazy.has(name)))]),
  );
}
