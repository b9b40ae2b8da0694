import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const file = path.join(root, 'node_modules', '.cache', 'prop-tables.json');
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

const stored = (): Cache | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Cache) : undefined;

/** Shared by the readers of a process. */
let current: Cache | undefined;

/** Answers of the compiler about the present sources, also those of earlier processes: one build asks in three places. */
export function openCache() {
  const key = keyOfSources();
  const last = [current, stored()].find((one) => one?.key === key);
  const { values } = (current = last ?? { key, values: {} });
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
      const known = stored();
      const all = known?.key === key ? { ...known.values, ...values } : values;
      writeFileSync(file, JSON.stringify({ key, values: all } satisfies Cache));
    },
  };
}
