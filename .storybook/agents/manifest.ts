// Answers of Storybook's MCP server: props, keys and examples as in the docs. Its own reader knows no computed types.
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { examplesIn } from '../examples/exampleOf.ts';
import { partOf, readEntriesByName } from '../exports.ts';
import { openProps, type PropReader } from '../props/derive.ts';
import { propsOf, type KeyEntry, type ManifestComponent, type PropEntry } from './describe.ts';
import { keysOf, root, tablesOf } from './tables.ts';

const nested = (text: string) => text.replaceAll('\n\n', '\n').replaceAll('\n- ', '\n  - ');

const propLine = ({ name, type, required, default: standard, description }: PropEntry) =>
  `- \`${name}${required ? '' : '?'}: ${type}\`${standard ? `, default \`${standard}\`` : ''}: ${nested(description)}`;

export const apiText = (imported: string, props: readonly PropEntry[], keys: readonly KeyEntry[]) =>
  [
    `\`\`\`\n${imported}\n\`\`\``,
    ...(props.length > 0 ? ['## Props', props.map(propLine).join('\n')] : []),
    ...(keys.length > 0 ? ['## Keys', keys.map((row) => `- ${row.keys}: ${row.effect}`).join('\n')] : []),
  ].join('\n\n');

const plain = (name: string) => name.replaceAll(/[^a-z0-9]/giu, '').toLowerCase();

async function described(component: ManifestComponent, reader: PropReader): Promise<ManifestComponent> {
  const { reactDocgen: _docgen, import: _import, subcomponents: _parts, ...rest } = component;
  const name = path.basename(path.dirname(component.path));
  const part = partOf(name);
  if (!part) return rest;
  const examples = Object.entries(examplesIn(path.join(root, component.path), readEntriesByName()));
  const stories = component.stories?.map((story) => {
    const own = plain(story.id.split('--')[1] ?? '');
    const example = examples.find(([exported]) => plain(exported) === own)?.[1];
    return example === undefined ? story : { ...story, snippet: example };
  });
  const props = propsOf(await tablesOf(part.file, reader), name);
  return {
    ...rest,
    name,
    apiDescription: apiText(part.import, props, keysOf([name, ...part.names])),
    ...(stories && { stories }),
  };
}

const newest = () =>
  Math.max(
    ...globSync('{design-system,stories}/**/*.{ts,tsx}', { cwd: root }).map(
      (file) => statSync(path.join(root, file)).mtimeMs,
    ),
  );

type Components = Readonly<Record<string, ManifestComponent>>;

/** The compiler takes seconds, and the server asks for each answer. */
let last: { at: number; count: number; components: Promise<Components> } | undefined;

async function read(components: Components): Promise<Components> {
  const reader = openProps();
  try {
    const entries = await Promise.all(
      Object.entries(components).map(async ([id, one]) => [id, await described(one, reader)] as const),
    );
    return Object.fromEntries(entries);
  } finally {
    reader.close();
  }
}

function describeComponents(components: Components): Promise<Components> {
  const [at, count] = [newest(), Object.keys(components).length];
  if (last?.at === at && last.count === count) return last.components;
  const found = read(components);
  last = { at, count, components: found };
  found.catch(() => {
    if (last?.components === found) last = undefined;
  });
  return found;
}

interface Manifests {
  components?: { components: Components };
}

/** Changes the manifest that Storybook's React preset made. */
export const manifests = {
  experimental_manifests: async (found: Manifests = {}): Promise<Manifests> =>
    found.components
      ? {
          ...found,
          components: { ...found.components, components: await describeComponents(found.components.components) },
        }
      : found,
};
