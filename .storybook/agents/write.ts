// components.json and llms.txt of a built Storybook, from its manifest, the variant data and the pages.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { about } from '../../design-system/library/about.ts';
import { partOf } from '../exports.ts';
import { openProps, type PropReader } from '../props/derive.ts';
import { statusOf } from '../status.ts';
import { items, llmsText, propsOf, sectionsOf, slotsOf, type ManifestComponent, type PartEntry } from './describe.ts';

const root = path.join(import.meta.dirname, '..', '..');

const readManifest = (built: string) =>
  (
    JSON.parse(readFileSync(path.join(built, 'manifests', 'components.json'), 'utf8')) as {
      components: Record<string, ManifestComponent>;
    }
  ).components;

/** Modules of a part: those of its folder, or the single module of a field. */
const sourcesOf = (file: string) =>
  path.basename(file) === 'index.ts'
    ? globSync(path.posix.join('design-system', path.posix.dirname(file), '*.tsx'), { cwd: root })
    : [path.posix.join('design-system', file)];

const mainOf = (files: readonly string[], name: string) =>
  path.join(root, files.find((file) => path.basename(file, '.tsx') === name) ?? files[0] ?? '');

async function entryOf(component: ManifestComponent, reader: PropReader): Promise<PartEntry | undefined> {
  const [, group = '', name = ''] = /^\.\/stories\/(\w+)\/(\w+)\//u.exec(component.path) ?? [];
  const page = path.join(root, 'stories', group, name, `${name}.mdx`);
  const part = partOf(name);
  if (!part || !existsSync(page)) return undefined;
  const sections = sectionsOf(readFileSync(page, 'utf8'));
  const files = sourcesOf(part.file);
  const source = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  return {
    name,
    group,
    ...statusOf(name),
    import: part.import,
    summary: sections[''] ?? '',
    whenToUse: items(sections['When to use']),
    whenNot: items(sections['When not']),
    accessibility: sections['Accessibility'] ?? '',
    decisions: sections['Decisions'] ?? '',
    props: propsOf(await reader.read(mainOf(files, name)), name),
    slots: slotsOf(source.join('\n')),
    example: component.stories?.[0]?.snippet ?? '',
    docs: `./?path=/docs/${component.id}--docs`,
  };
}

export async function writeAgentFiles(built: string): Promise<void> {
  const reader = openProps();
  const entries = await Promise.all(Object.values(readManifest(built)).map((one) => entryOf(one, reader)));
  reader.close();
  const parts = entries.filter((entry) => entry !== undefined).toSorted((a, b) => a.name.localeCompare(b.name));
  writeFileSync(
    path.join(built, 'components.json'),
    `${JSON.stringify({ package: about.name, version: about.version, parts }, undefined, 2)}\n`,
  );
  writeFileSync(path.join(built, 'llms.txt'), llmsText(about, parts));
}
