// components.json and llms.txt of a built Storybook, from its manifest, the variant data and the pages.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { about } from '../../design-system/library/about.ts';
import { keyboard } from '../../stories/support/keyboard/keyboard.ts';
import { partOf, readEntriesByName, readExports } from '../exports.ts';
import { openProps, type PropReader } from '../props/derive.ts';
import { statusOf } from '../status.ts';
import {
  items,
  llmsText,
  propsOf,
  sectionsOf,
  slotsOf,
  type KeyEntry,
  type ManifestComponent,
  type OtherEntry,
  type PartEntry,
} from './describe.ts';

const root = path.join(import.meta.dirname, '..', '..');

const readManifest = (built: string) =>
  (
    JSON.parse(readFileSync(path.join(built, 'manifests', 'components.json'), 'utf8')) as {
      components: Record<string, ManifestComponent>;
    }
  ).components;

/** Modules of a part: those of its folder, or the single module of a field. */
const sourcesOf = (file: string) =>
  (path.basename(file) === 'index.ts'
    ? globSync(path.posix.join('design-system', path.posix.dirname(file), '*.{ts,tsx}'), { cwd: root })
    : [path.posix.join('design-system', file)]
  ).toSorted();

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const compound = /^export \* as [A-Z]\w* from '\.\/(.+\.tsx)'/mu;

/** Props of everything that a part exports. */
async function tablesOf(file: string, reader: PropReader) {
  const sources = sourcesOf(file);
  const index = path.basename(file) === 'index.ts' ? read(path.posix.join('design-system', file)) : '';
  const [, parts] = compound.exec(index) ?? [];
  if (parts) return reader.read(path.join(root, 'design-system', path.posix.dirname(file), parts));
  const [exported, entries] = [readExports(), readEntriesByName()];
  const inIndex = new Set((index.match(/\w+/gu) ?? []).filter((name) => name in entries));
  const isPublic = (name: string) => inIndex.has(name) || exported[name]?.file === file;
  // An index has no defaults and no variants beside it.
  const modules = sources.filter((one) => path.basename(one) !== 'index.ts');
  const tables = await Promise.all(modules.map((one) => reader.read(path.join(root, one))));
  return Object.fromEntries(
    tables.flatMap((table) => Object.entries(table)).filter(([name]) => isPublic(name.split('.')[0] ?? '')),
  );
}

const keysOf = (names: ReadonlySet<string>): KeyEntry[] =>
  Object.entries(keyboard)
    .filter(([part]) => names.has(part))
    .flatMap(([, rows]) => rows)
    .map(({ keys, effect }) => ({ keys, effect }));

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
    ...statusOf(name),
    import: part.import,
    summary: sections[''] ?? '',
    whenToUse: items(sections['When to use']),
    whenNot: items(sections['When not']),
    accessibility: sections['Accessibility'] ?? '',
    keys: keysOf(new Set([name, ...part.names])),
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
    others.map(async ([name, { entry }]) => ({
      name,
      import: `import { ${name} } from '${entry}';`,
      props: propsOf(await tablesOf(readExports()[name]?.file ?? '', reader), name),
    })),
  );
  return entries.toSorted((a, b) => a.name.localeCompare(b.name));
}

export async function writeAgentFiles(built: string): Promise<void> {
  const reader = openProps();
  const entries = await Promise.all(Object.values(readManifest(built)).map((one) => entryOf(one, reader)));
  const parts = entries.filter((entry) => entry !== undefined).toSorted((a, b) => a.name.localeCompare(b.name));
  const others = await othersOf(parts, reader);
  const surfaces = ['index.ts', 'marketplace/index.ts'].map((index) =>
    reader.readSurface(path.join(root, 'design-system', index)),
  );
  reader.close();
  const functions = surfaces.flatMap((surface) => surface.functions);
  const types = surfaces.flatMap((surface) => surface.types);
  writeFileSync(
    path.join(built, 'components.json'),
    `${JSON.stringify({ package: about.name, version: about.version, parts, others, functions, types }, undefined, 2)}\n`,
  );
  writeFileSync(path.join(built, 'llms.txt'), llmsText(about, parts));
}
