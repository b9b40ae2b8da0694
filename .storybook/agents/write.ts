// components.json and llms.txt of a built Storybook, from its manifest, the variant data and the pages.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { about } from '../../design-system/library/about.ts';
import { statusOf } from '../status.ts';
import {
  items,
  llmsText,
  propsOf,
  sectionsOf,
  slotsOf,
  type ManifestComponent,
  type PartEntry,
  type Variants,
} from './describe.ts';

const root = path.join(import.meta.dirname, '..', '..');

const readManifest = (built: string) =>
  (
    JSON.parse(readFileSync(path.join(built, 'manifests', 'components.json'), 'utf8')) as {
      components: Record<string, ManifestComponent>;
    }
  ).components;

const isMarketplace = (name: string) => existsSync(path.join(root, 'design-system/marketplace', name));

/** Files of a part: its folder, or the single module of a field. */
const sourcesOf = (group: string, name: string) =>
  globSync(
    [
      `design-system/${group}/${name}/*.tsx`,
      `design-system/${group}/fields/${name}.tsx`,
      `design-system/${group}/${name}.tsx`,
      `design-system/marketplace/${name}/*.tsx`,
    ],
    { cwd: root },
  );

async function variantsOf(group: string, name: string): Promise<Variants> {
  const [file] = globSync(`design-system/{${group},marketplace}/${name}/${name}.variants.ts`, { cwd: root });
  return file ? ((await import(path.join(root, file))) as Variants) : {};
}

async function entryOf(component: ManifestComponent): Promise<PartEntry | undefined> {
  const [, group = '', name = ''] = /^\.\/stories\/(\w+)\/(\w+)\//u.exec(component.path) ?? [];
  const page = path.join(root, 'stories', group, name, `${name}.mdx`);
  if (!existsSync(page)) return undefined;
  const sections = sectionsOf(readFileSync(page, 'utf8'));
  const source = sourcesOf(group, name).map((file) => readFileSync(path.join(root, file), 'utf8'));
  return {
    name,
    group,
    ...statusOf(name),
    import: `import { ${name} } from '${isMarketplace(name) ? `${about.name}/marketplace` : about.name}';`,
    summary: sections[''] ?? '',
    whenToUse: items(sections['When to use']),
    whenNot: items(sections['When not']),
    accessibility: sections['Accessibility'] ?? '',
    decisions: sections['Decisions'] ?? '',
    props: propsOf(component, await variantsOf(group, name)),
    slots: slotsOf(source.join('\n')),
    example: component.stories?.[0]?.snippet ?? '',
    docs: `?path=/docs/${component.id}--docs`,
  };
}

/** Adds the files to the Storybook in a folder. */
export async function writeAgentFiles(built: string): Promise<void> {
  const entries = await Promise.all(Object.values(readManifest(built)).map(entryOf));
  const parts = entries.filter((entry) => entry !== undefined).toSorted((a, b) => a.name.localeCompare(b.name));
  writeFileSync(
    path.join(built, 'components.json'),
    `${JSON.stringify({ package: about.name, version: about.version, parts }, undefined, 2)}\n`,
  );
  writeFileSync(path.join(built, 'llms.txt'), llmsText(about, parts));
}
