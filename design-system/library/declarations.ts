import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSummaries } from './summaries.ts';

const relativeImport = /((?:from|import\()\s*)(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/gu;

const undescribed = /(?<!\*\/\n)^export (?:declare (?:function|const)|\* as) (\w+)/gmu;

export function describeParts(text: string, summaries: ReadonlyMap<string, string>): string {
  return text.replaceAll(undescribed, (line, name: string) => {
    const summary = summaries.get(name);
    return summary ? `/** ${summary} */\n${line}` : line;
  });
}

const optional = /^( +(?:readonly )?[\w'-]+\?: )(.+);$/gmu;

/** Lets callers with `exactOptionalPropertyTypes` hand on their own optional props. */
export const allowUndefined = (text: string): string =>
  text.replaceAll(optional, (line, name: string, type: string) => {
    if (type.includes('=>')) return `${name}(${type}) | undefined;`;
    return type.endsWith('| undefined') ? line : `${name}${type} | undefined;`;
  });

export function copyDeclarations(compiled: string, target: string, modules: readonly string[]): void {
  const waiting = [...modules];
  const done = new Set<string>();
  const summaries = readSummaries();
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
    const resolved = text.replaceAll(relativeImport, '$1$2$3.js$2');
    writeFileSync(file, allowUndefined(describeParts(resolved, summaries)));
  }
}
