import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const matcher = (template: string) => new RegExp(`^${template.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');

const linked = (files: readonly string[]) =>
  files.map((file) => `<${file}>; rel=modulepreload; crossorigin`).join(', ');

export function preloadLinks(dist: string): (address: string) => string | undefined {
  const file = path.join(dist, 'early.json');
  if (!existsSync(file)) return () => undefined;
  const table = JSON.parse(readFileSync(file, 'utf8')) as [template: string, files: string[]][];
  const rows = table.map(([template, files]) => ({ matches: matcher(template), links: linked(files) }));
  return (address) => rows.find(({ matches }) => matches.test(address))?.links;
}
