import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const cacheFile = path.join(root, 'node_modules', '.cache', 'prop-tables.json');
const sources = ['design-system/**/*.{ts,tsx}', '.storybook/props/*.ts', 'package-lock.json'];

interface Cache {
  /** Hash of the sources. */
  key: string;
  values: Record<string, unknown>;
}

function keyOfSources(): string {
  const hash = createHash('sha256');
  for (const source of globSync(sources, { cwd: root }).toSorted())
    hash.update(source).update(readFileSync(path.join(root, source)));
  return hash.digest('hex');
}

/** Undefined without a file, and for one that an interruption left half-written. */
function readCache(file: string): Cache | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Cache;
  } catch {
    return undefined;
  }
}

/** Shared by the readers of a process. */
let current: Cache | undefined;

/** Cache of compiler results for these sources, kept between processes: one build reads it three times. */
export function openCache(file = cacheFile) {
  const key = keyOfSources();
  current = [current, readCache(file)].find((one) => one?.key === key) ?? { key, values: {} };
  const { values } = current;
  let isChanged = false;
  return {
    get: (name: string): unknown => values[name],
    set<Value>(name: string, value: Value): Value {
      values[name] = value;
      isChanged = true;
      return value;
    },
    save() {
      if (!isChanged) return;
      mkdirSync(path.dirname(file), { recursive: true });
      const known = readCache(file);
      const all = known?.key === key ? { ...known.values, ...values } : values;
      writeFileSync(file, JSON.stringify({ key, values: all } satisfies Cache));
    },
  };
}
