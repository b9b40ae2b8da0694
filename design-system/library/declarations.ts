import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const relativeImport = /((?:from|import\()\s*)(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/gu;

export function copyDeclarations(compiled: string, target: string, modules: readonly string[]): void {
  const waiting = [...modules];
  const done = new Set<string>();
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    const name = `${module.replace(/\.tsx?$/u, '')}.d.ts`;
    if (done.has(name)) continue;
    done.add(name);
    const from = path.join(compiled, name);
    if (!existsSync(from)) throw new Error(`The compiler wrote no ${name}`);
    const text = readFileSync(from, 'utf8');
    const folder = path.posix.dirname(name);
    for (const [, , , to = ''] of text.matchAll(relativeImport)) waiting.push(path.posix.join(folder, `${to}.ts`));
    const file = path.join(target, name);
    mkdirSync(path.dirname(file), { recursive: true });
    // The package has no .ts files next to the declarations.
    writeFileSync(file, text.replaceAll(relativeImport, '$1$2$3.js$2'));
  }
}
