// Files that a page of the built app makes the browser fetch. Read from the files themselves, so it holds for any bundler.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'vite';

/** One script of the build. */
export interface Chunk {
  /** Bytes as sent, gzip at level 9. */
  bytes: number;
  /** Names of its static imports. */
  needs: readonly string[];
}

export type Chunks = ReadonlyMap<string, Chunk>;

/** Bytes of some text as the server sends them. */
export const packed = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

export function readChunks(dist: string): Chunks {
  const folder = path.join(dist, 'assets');
  if (!existsSync(folder)) throw new Error(`There is no build in ${dist}: run npm run build first`);
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(
    names.map((name) => {
      const code = readFileSync(path.join(folder, name), 'utf8');
      return [name, { bytes: packed(code), needs: staticImports(code) }];
    }),
  );
}

const staticImports = (code: string) =>
  parseAst(code).body.flatMap((statement) =>
    'source' in statement && statement.source ? [path.posix.basename(statement.source.value)] : [],
  );

/** The scripts that the document names itself: those of the build, and what the others weigh together. */
export function readDocument(dist: string): { scripts: string[]; otherBytes: number } {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const tags = Array.from(
    html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"|<link rel="modulepreload"[^>]*\bhref="([^"]+)"/gu),
  );
  const addresses = tags.map(([, script, preload]) => script ?? preload ?? '');
  const others = addresses.filter((address) => !address.startsWith('/assets/'));
  return {
    scripts: addresses.filter((address) => address.startsWith('/assets/')).map((address) => path.basename(address)),
    otherBytes: others.reduce((sum, address) => sum + packed(readFileSync(path.join(dist, address))), 0),
  };
}

/** These scripts and all their static imports. */
export function closure(chunks: Chunks, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (found.has(name)) return;
    found.add(name);
    chunk.needs.forEach(visit);
  };
  names.forEach(visit);
  return found;
}

export const weigh = (chunks: Chunks, names: Iterable<string>) =>
  Array.from(names).reduce((sum, name) => sum + (chunks.get(name)?.bytes ?? 0), 0);
