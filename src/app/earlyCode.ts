import type { Plugin, Rolldown } from 'vite';
import { screenRows } from '../config/screens.ts';

const entry = '/src/main.tsx';
const frame = ['/src/app/layouts/MainLayout.tsx', '/src/api/query.ts', '/design-system/icons/rest.ts'];

type Bundle = Rolldown.OutputBundle;

function filesOf(bundle: Bundle, modules: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const found = new Set<string>();
  // Chunks can import one another.
  const seen = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    chunk.imports.forEach((name) => visit(chunks.find(({ fileName }) => fileName === name)));
    found.add(chunk.fileName);
  };
  for (const module of modules) {
    const holds = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk) =>
      facadeModuleId?.endsWith(module) || moduleIds.some((id) => id.endsWith(module));
    const [whole, ...parts] = chunks.filter(holds).toSorted((a) => (a.facadeModuleId?.endsWith(module) ? -1 : 1));
    if (!whole) throw new Error(`The build has no file with ${module}`);
    [whole, ...parts].forEach(visit);
  }
  return found;
}

export function earlyCode(): Plugin {
  return {
    name: 'early-code',
    apply: 'build',
    generateBundle(_options, bundle) {
      // Size checks build parts of the app without this entry.
      if (![...this.getModuleIds()].some((id) => id.endsWith(entry))) return;
      const known = filesOf(bundle, [entry]);
      const rows = screenRows
        .filter(({ path, name }) => path !== '*' && name !== 'login')
        .map(({ path, framed, page }) => {
          const files = filesOf(bundle, [...(framed ? frame : []), `/src/pages/${page}.tsx`]);
          // Entry files first: after forty small files they would load last.
          return [path, [...new Set([...known, ...files])].map((name) => `/${name}`)];
        });
      this.emitFile({ type: 'asset', fileName: 'early.json', source: `${JSON.stringify(rows)}\n` });
    },
  };
}
