// The files of server/deploy, merged as Docker Compose merges them: mappings by key, volumes by the folder in the
// container, commands replaced, other lists one after another, and the tags `!override` and `!reset`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type CollectionTag, type ScalarTag } from 'yaml';

export const deployFolder = path.join(import.meta.dirname, '..', '..', 'server', 'deploy');

export interface Service {
  image?: string;
  build?: { context: string; dockerfile?: string };
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  volumes?: string[];
  networks?: string[] | Record<string, unknown>;
  mem_limit?: string;
  ports?: string[];
  [other: string]: unknown;
}

export interface Project {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean }>;
}

class Override {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}
const reset = Symbol('reset');

const tags: (ScalarTag | CollectionTag)[] = [
  { tag: '!reset', resolve: () => reset },
  ...(['map', 'seq'] as const).map((collection) => ({
    tag: '!override',
    collection,
    resolve: (node: { toJSON: () => unknown }) => new Override(node.toJSON()),
  })),
];

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Lists that a later file replaces: commands, and the `test` of a health check. */
const replaced = new Set(['command', 'entrypoint', 'test']);

const targetOf = (volume: string) => /:(\/[^:]*)/u.exec(volume)?.[1] ?? volume;

function mergeLists(base: readonly string[], over: readonly string[], key: string): readonly string[] {
  if (replaced.has(key)) return over;
  if (key !== 'volumes') return [...base, ...over];
  return [...new Map([...base, ...over].map((volume) => [targetOf(volume), volume])).values()];
}

export function merge(base: unknown, over: unknown, at = ''): unknown {
  if (over instanceof Override) return over.value;
  if (Array.isArray(base) && Array.isArray(over)) return mergeLists(base as string[], over as string[], at);
  if (!isMapping(base) || !isMapping(over)) return over ?? base;
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) {
    if (value === reset) delete merged[key];
    else merged[key] = merge(base[key], value, key);
  }
  return merged;
}

/** Reads `compose.yaml` and the named files after it, such as `compose.tls.yaml`. */
export function readCompose(...more: readonly string[]): Project {
  const files = ['compose.yaml', ...more].map(
    (name) => parse(readFileSync(path.join(deployFolder, name), 'utf8'), { merge: true, customTags: tags }) as unknown,
  );
  return files.reduce((whole, file) => merge(whole, file), {}) as Project;
}

/** Fills in `${NAME}`, `${NAME:?}` and `${NAME:-default}`, and `$$`. Throws for a required variable that is missing. */
export const fillIn = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\$|\$\{(\w+)(?::([?-])([^}]*))?\}/gu, (whole, name?: string, kind?: string, rest = '') => {
    if (name === undefined) return '$';
    const value = variables[name];
    if (value) return value;
    if (kind === '?') throw new RangeError(`${name} is missing`);
    return kind === '-' ? String(rest) : whole;
  });
