// Files for agents and tools in the built Storybook.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as core from '#design-system';
import { about } from '#design-system/library/about.ts';
import * as marketplace from '#marketplace';
import { parts as mirrored } from '../support/checks/mirrorCheck.ts';
import type { ManifestComponent, OtherEntry, PartEntry } from '../../.storybook/agents/describe.ts';
import { functionTopics } from '../../.storybook/agents/functionTopics.ts';
import type { Surface } from '../../.storybook/props/surface.ts';
import { keyboard } from '../../stories/support/keyboard/keyboard.ts';
import { storybookFile } from './gallery.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(storybookFile(name), 'utf8');
const { parts, others, functions, types } = JSON.parse(read('components.json')) as Surface & {
  parts: readonly PartEntry[];
  others: readonly OtherEntry[];
};
const exported = { ...core, ...marketplace };

it('describes every part: purpose, use, keys, props', () => {
  const names = mirrored().map(({ name }) => name);
  expect(parts.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  const incomplete = parts.filter(
    ({ summary, whenToUse, whenNot, accessibility }) =>
      summary === '' || whenToUse.length === 0 || whenNot.length === 0 || accessibility === '',
  );
  expect(incomplete.map(({ name }) => name)).toEqual([]);
  const props = parts.flatMap((part) => part.props.map((prop) => ({ part: part.name, ...prop })));
  expect(props.length).toBeGreaterThan(300);
  expect(props.filter(({ type, description }) => type === '' || description === '')).toEqual([]);
});

it('answers agents with our props and examples, and with no path of this machine', () => {
  const text = read('manifests/components.json');
  const { components } = JSON.parse(text) as { components: Record<string, ManifestComponent> };
  expect(text).not.toContain(root);
  const snippets = Object.values(components).flatMap(({ stories = [] }) => stories.map(({ snippet }) => snippet ?? ''));
  expect(snippets.length).toBeGreaterThan(200);
  expect(snippets.filter((snippet) => /=> \(\(|#design-system/u.test(snippet))).toEqual([]);
  expect(text).not.toContain('#design-system');
  expect(Object.values(components).filter((component) => 'error' in component)).toEqual([]);
  expect(Object.keys(components).toSorted()).toEqual(
    parts.map(({ group, name }) => `${group}-${name.toLowerCase()}`).toSorted(),
  );
  expect(Object.values(components).filter(({ summary }) => !summary)).toEqual([]);
  expect(components['components-codeblock']?.apiDescription).toContain('CodeTabs.samples');
  expect(components['components-dialog']?.apiDescription).toContain(
    "`Content.size?: 'small' | 'medium' | 'large' | 'full'`",
  );
});

it('gives the keys of each part with a keyboard table', () => {
  const rows = parts.flatMap(({ keys }) => keys.map(({ effect }) => effect));
  const all = Object.values(keyboard).flat();
  expect(all.map(({ effect }) => effect).filter((effect) => !rows.includes(effect))).toEqual([]);
  expect(parts.find(({ name }) => name === 'CodeBlock')?.keys).toHaveLength(keyboard.CodeTabs.length);
});

it('describes every exported component and function', () => {
  const imported = [...parts, ...others].flatMap((part) => /\{ (.+) \}/u.exec(part.import)?.[1]?.split(', ') ?? []);
  const named = new Set([...imported, ...functions.map(({ name }) => name)]);
  const shown = Object.entries(exported).filter(([name, value]) => typeof value === 'function' || /^[A-Z]/u.test(name));
  expect(shown.map(([name]) => name).filter((name) => !named.has(name))).toEqual([]);
});

it('states the purpose of every function', () => {
  expect(functions.filter(({ description }) => description === '')).toEqual([]);
  expect(Object.values(functionTopics).flat().toSorted()).toEqual(functions.map(({ name }) => name).toSorted());
});

it('describes props of components beside the main one', () => {
  const propsOf = (part: string) => parts.find(({ name }) => name === part)?.props.map(({ name }) => name) ?? [];
  expect(propsOf('CodeBlock')).toContain('CodeTabs.samples');
  expect(propsOf('DataTable')).toContain('TwoLineCell.detail');
  expect(propsOf('Snackbar')).toContain('snackbar.show.progress');
  expect(others.find(({ name }) => name === 'ThemeProvider')?.props.map(({ name }) => name)).toContain('brand');
  expect(others.find(({ name }) => name === 'RowsError')?.props).toEqual([]);
});

it('lists the fields of exported types', () => {
  const column = types.find(({ name }) => name === 'Column');
  expect(column?.fields?.map(({ name }) => name)).toContain('header');
  const incomplete = types.filter(({ fields = [], type }) => fields.length === 0 && !type);
  expect(incomplete).toEqual([]);
});

it('describes each function and each field of a type', () => {
  // Fields of these are texts of the interface, or those of Error.
  const described = types.filter(({ name }) => !/(?:Texts|English|Error)$/u.test(name));
  const bare = described.flatMap(({ name: type, fields = [] }) =>
    fields.filter(({ description }) => description === '').map(({ name }) => `${type}.${name}`),
  );
  expect(bare).toEqual([]);
  expect(functions.filter(({ description }) => description === '')).toEqual([]);
});

it('names variants, defaults and slots', () => {
  const button = parts.find(({ name }) => name === 'Button');
  expect(button?.props).toContainEqual({
    name: 'size',
    type: "'small' | 'medium' | 'large'",
    required: false,
    default: "'medium'",
    description: 'Height and text size.',
  });
  expect(parts.find(({ name }) => name === 'Calendar')?.props).toContainEqual({
    name: 'months',
    type: '1 | 2',
    required: false,
    default: '1',
    description: 'Number of months side by side.',
  });
  const openDelay = parts.find(({ name }) => name === 'HoverCard')?.props.find(({ name }) => name === 'Root.openDelay');
  expect(openDelay?.default).toBe('400');
  expect(parts.find(({ name }) => name === 'Stat')?.slots).toEqual(['change', 'note', 'value']);
});

it('imports each part from an entry that exports it', () => {
  const entries: Record<string, object> = { [about.name]: core, [`${about.name}/marketplace`]: marketplace };
  const failing = parts.filter((part) => {
    const [, names = '', entry = ''] = /^import \{ (.+) \} from '(.+)';$/u.exec(part.import) ?? [];
    return names.split(', ').some((name) => !(name in (entries[entry] ?? {})));
  });
  expect(failing.map((part) => part.import)).toEqual([]);
  expect(parts.find(({ name }) => name === 'Snackbar')?.import).toContain('{ Snackbar, snackbar }');
});

it('links the page of every part and guide in llms.txt, as Markdown with props, keys and imports', () => {
  const text = read('llms.txt');
  const links = Array.from(text.matchAll(/\]\(\.\/(llms\/[\w-]+\.md)\)/gu), ([, link = '']) => link);
  const pages = new Map(links.map((link) => [link, read(link)]));
  for (const { name, group } of parts) expect(links).toContain(`llms/${group}-${name.toLowerCase()}--docs.md`);
  expect(
    [...pages.values()].filter((page) =>
      /#design-system|^<(?:ArgTypes|Canvas|DoDont|Markdown|Meta|TokenTable)\b|^import .*storybook/mu.test(page),
    ),
  ).toEqual([]);
  const broken = [...pages.values()].flatMap((page) =>
    Array.from(page.matchAll(/\]\(\.\/([\w-]+\.md)/gu), ([, link = '']) => link).filter(
      (link) => !existsSync(storybookFile(path.join('llms', link))),
    ),
  );
  expect(broken).toEqual([]);
  const pageOf = (id: string) => pages.get(`llms/${id}--docs.md`) ?? '';
  expect(pageOf('components-dialog')).toMatch(
    /`Root\.open\?: boolean`[^]*Esc: Closes it[^]*import \{ Button, Dialog \} from/u,
  );
  const examplesOf = (id: string) => Array.from(pageOf(id).matchAll(/^## Example: (.+)$/gmu), ([, name]) => name);
  expect(examplesOf('patterns-datatable')).toEqual(expect.arrayContaining(['Selection', 'Pages', 'Tools']));
  expect(examplesOf('components-menu')).toEqual(['Basic', 'Choices']);
  expect(pageOf('foundations-theming')).toContain('`lowContrast?: ');
  expect(pageOf('foundations-colour')).toContain('`--ds-accent-fill`: ');
  expect(pageOf('start-getting-started')).toContain('export const SignUp');
  expect(pageOf('start-functions')).toContain('`useColumns: ');
});
