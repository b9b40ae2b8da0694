// components.json, llms.txt and its pages, of a built Storybook: from its manifests, the variant data and the pages.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { about } from '../../design-system/library/about.ts';
import { sourceState } from '../../design-system/library/sourceState.ts';
import { partOf, readExports } from '../exports.ts';
import { openProps, type PropReader } from '../props/derive.ts';
import {
  items,
  llmsText,
  pageAddress,
  pagesFolder,
  pageText,
  partPage,
  propsOf,
  sectionsOf,
  slotsOf,
  type ManifestComponent,
  type ManifestDoc,
  type OtherEntry,
  type PartEntry,
} from './describe.ts';
import { surfacesOf } from './functions.ts';
import { keysOf, read, root, sourcesOf, tablesOf } from './tables.ts';

const readManifest = <Kind extends 'components' | 'docs'>(built: string, kind: Kind) =>
  (
    JSON.parse(readFileSync(path.join(built, 'manifests', `${kind}.json`), 'utf8')) as {
      components: Record<string, ManifestComponent>;
      docs: Record<string, ManifestDoc>;
    }
  )[kind];

async function entryOf(component: ManifestComponent, reader: PropReader): Promise<PartEntry | undefined> {
  const [, group = '', name = ''] = /^\.\/stories\/(\w+)\/(\w+)\//u.exec(component.path) ?? [];
  const page = path.join(root, 'stories', group, name, `${name}.mdx`);
  const part = partOf(name);
  if (!part || !existsSync(page)) return undefined;
  const sections = sectionsOf(readFileSync(page, 'utf8'));
  const source = sourcesOf(part.file).map(read);
  const tables = await tablesOf(part.file, reader);
  return {
    name,
    group,
    import: part.import,
    summary: sections[''] ?? '',
    whenToUse: items(sections['When to use']),
    whenNot: items(sections['When not']),
    accessibility: sections['Accessibility'] ?? '',
    keys: keysOf([name, ...part.names]),
    decisions: sections['Decisions'] ?? '',
    props: propsOf(tables, name),
    slots: slotsOf(source.join('\n')),
    example: component.stories?.[0]?.snippet ?? '',
    docs: `./?path=/docs/${component.id}--docs`,
  };
}

/** Exported components that no page describes. */
async function othersOf(parts: readonly PartEntry[], reader: PropReader): Promise<OtherEntry[]> {
  const described = new Set(
    parts.flatMap(({ name, props }) => [name, ...props.map((prop) => prop.name.split('.')[0] ?? '')]),
  );
  const others = Object.entries(readExports()).filter(([name]) => !described.has(name));
  const entries = await Promise.all(
    others.map(async ([name, { entry, file }]) => ({
      name,
      import: `import { ${name} } from '${entry}';`,
      props: propsOf({ [name]: (await tablesOf(file, reader))[name] ?? [] }, name),
    })),
  );
  return entries.toSorted((a, b) => a.name.localeCompare(b.name));
}

export async function writeAgentFiles(built: string): Promise<void> {
  const reader = openProps();
  const components = Object.values(readManifest(built, 'components'));
  const entries = await Promise.all(components.map((one) => entryOf(one, reader)));
  const parts = entries.filter((entry) => entry !== undefined).toSorted((a, b) => a.name.localeCompare(b.name));
  const others = await othersOf(parts, reader);
  const surfaces = surfacesOf(reader);
  reader.close();
  const functions = surfaces.flatMap((surface) => surface.functions);
  const types = surfaces.flatMap((surface) => surface.types);
  writeFileSync(
    path.join(built, 'components.json'),
    `${JSON.stringify({ package: about.name, version: about.version, source: sourceState(root), parts, others, functions, types }, undefined, 2)}\n`,
  );
  const docs = readManifest(built, 'docs');
  writeFileSync(path.join(built, 'llms.txt'), llmsText(about, parts, docs));
  mkdirSync(path.join(built, pagesFolder), { recursive: true });
  const write = (id: string, text: string) => writeFileSync(path.join(built, pageAddress(id)), pageText(text));
  for (const component of components) write(`${component.id}--docs`, partPage(component));
  for (const [id, { content = '' }] of Object.entries(docs)) write(id, content);
}
