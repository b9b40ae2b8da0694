// Answers of Storybook's MCP server: purpose, props, keys and examples as in the docs. Its own reader knows no computed types.
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { examplesIn } from '../examples/exampleOf.ts';
import { formatExample } from '../examples/formatExample.ts';
import { partOf, readEntriesByName } from '../exports.ts';
import { openProps, type PropReader } from '../props/derive.ts';
import {
  isStory,
  propsOf,
  sectionsOf,
  shownStories,
  type KeyEntry,
  type ManifestComponent,
  type ManifestDoc,
  type PropEntry,
} from './describe.ts';
import { functionLines } from './functions.ts';
import { plainPage, propLines, withoutProps } from './pages.ts';
import { keysOf, root, tablesByName, tablesOf } from './tables.ts';

export const apiText = (imported: string, props: readonly PropEntry[], keys: readonly KeyEntry[]) =>
  [
    `\`\`\`\n${imported}\n\`\`\``,
    ...(props.length > 0 ? ['## Props', propLines(props)] : []),
    ...(keys.length > 0 ? ['## Keys', keys.map((row) => `- ${row.keys}: ${row.effect}`).join('\n')] : []),
  ].join('\n\n');

async function described(component: ManifestComponent, reader: PropReader): Promise<ManifestComponent | undefined> {
  const { reactDocgen: _docgen, import: _import, subcomponents: _parts, error: _error, ...rest } = component;
  const folder = path.join(root, path.dirname(component.path));
  const name = path.basename(folder);
  const part = partOf(name);
  // The examples of other pages are in their text; the rest are stories for tests.
  if (!part) return undefined;
  const examples = Object.entries(examplesIn(path.join(root, component.path), readEntriesByName()));
  const page = readFileSync(path.join(folder, `${name}.mdx`), 'utf8');
  const stories = await Promise.all(
    shownStories(page, component.stories ?? []).map(async (story) => {
      const example = examples.find(([exported]) => isStory(story, exported))?.[1];
      return example === undefined ? story : { ...story, snippet: await formatExample(example) };
    }),
  );
  const { '': summary = '' } = sectionsOf(page);
  const content = withoutProps(plainPage(page, { folder, propsOf: () => [], functions: '' }));
  const docs = Object.entries(component.docs ?? {}).map(([id, doc]) => [id, { ...doc, content, summary }]);
  const props = propsOf(await tablesOf(part.file, reader), name);
  return {
    ...rest,
    name,
    summary,
    apiDescription: apiText(part.import, props, keysOf([name, ...part.names])),
    stories,
    docs: Object.fromEntries(docs),
  };
}

async function describedDoc(doc: ManifestDoc, reader: PropReader): Promise<ManifestDoc> {
  const { path: file, content } = doc;
  if (file === undefined || content === undefined) return doc;
  const tables = await tablesByName(content, reader);
  const folder = path.join(root, path.dirname(file));
  const text = plainPage(content, { folder, propsOf: (name) => tables[name] ?? [], functions: functionLines(reader) });
  const [, lead = ''] = /^# .*\n+(?!```|- |#|\|)(.+(?:\n.+)*)/mu.exec(text) ?? [];
  const { summary, ...rest } = doc;
  const sentence = lead.replaceAll('\n', ' ').split(/(?<=\.) /u)[0];
  return { ...rest, content: text, ...((sentence || summary) && { summary: sentence || summary }) };
}

const newest = () =>
  Math.max(
    ...globSync('{design-system,stories}/**/*.{ts,tsx,md,mdx}', { cwd: root }).map(
      (file) => statSync(path.join(root, file)).mtimeMs,
    ),
  );

interface Manifests {
  components?: { components: Readonly<Record<string, ManifestComponent>> };
  docs?: { docs: Readonly<Record<string, ManifestDoc>> };
}

/** The compiler takes seconds, and the server asks for each answer. */
let last: { at: number; count: number; found: Promise<Manifests> } | undefined;

async function valuesOf<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Promise<Value | undefined>,
): Promise<Record<string, Value>> {
  const changed: Record<string, Value> = {};
  for (const [id, value] of Object.entries(record)) {
    const next = await change(value);
    if (next !== undefined) changed[id] = next;
  }
  return changed;
}

async function read({ components, docs, ...rest }: Manifests): Promise<Manifests> {
  const reader = openProps();
  try {
    return {
      ...rest,
      ...(components && {
        components: {
          ...components,
          components: await valuesOf(components.components, (one) => described(one, reader)),
        },
      }),
      ...(docs && { docs: { ...docs, docs: await valuesOf(docs.docs, (one) => describedDoc(one, reader)) } }),
    };
  } finally {
    reader.close();
  }
}

function describe(made: Manifests): Promise<Manifests> {
  const at = newest();
  const count = Object.keys(made.components?.components ?? {}).length + Object.keys(made.docs?.docs ?? {}).length;
  if (last?.at === at && last.count === count) return last.found;
  const found = read(made);
  last = { at, count, found };
  found.catch(() => {
    if (last?.found === found) last = undefined;
  });
  return found;
}

/** Changes the manifests that Storybook's presets made. */
export const manifests = {
  experimental_manifests: async (made: Manifests = {}): Promise<Manifests> =>
    made.components || made.docs ? describe(made) : made,
};
