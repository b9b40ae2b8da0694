import path from 'node:path';
import { readEntriesByName } from '../exports.ts';
import type { PropReader } from '../props/derive.ts';
import { functionTopics } from './functionTopics.ts';
import { root } from './tables.ts';

const indexes = ['index.ts', 'marketplace/index.ts'];

export const surfacesOf = (reader: PropReader) =>
  indexes.map((index) => reader.readSurface(path.join(root, 'design-system', index)));

export interface FunctionTopic {
  topic: string;
  functions: readonly { name: string; import: string; description: string; signature: string }[];
}

/** Functions of the package by topic. */
export function describeFunctions(reader: PropReader): FunctionTopic[] {
  const entries = readEntriesByName();
  const all = new Map(surfacesOf(reader).flatMap(({ functions }) => functions.map((one) => [one.name, one] as const)));
  return Object.entries(functionTopics).map(([topic, names]) => ({
    topic,
    functions: names.flatMap((name) => {
      const found = all.get(name);
      return found ? [{ ...found, import: `import { ${name} } from '${entries[name]}';` }] : [];
    }),
  }));
}

export const functionLines = (reader: PropReader): string =>
  describeFunctions(reader)
    .flatMap(({ topic, functions }) => [
      `## ${topic}`,
      functions.map(({ name, signature, description }) => `- \`${name}: ${signature}\`: ${description}`).join('\n'),
    ])
    .join('\n\n');
