import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { designerWords } from '../../stories/start/search/designerWords.ts';
import { findEntries, findSimilar, type Entry } from '../../stories/start/search/findEntries.ts';

const prop = (page: string, name: string, description: string, kind: Entry['kind'] = 'Prop') => ({
  kind,
  page,
  name,
  description,
  docs: `components-${page.toLowerCase()}`,
});
const all = [
  prop('Button', 'label', 'Text while loading.'),
  prop('Button', 'loadingText', 'Text of the spinner.'),
  prop('Button', 'loading', 'Shows a spinner and refuses presses.'),
  prop('DataTable', 'isLoading', 'Shows rows of placeholders.'),
  prop('Dialog', 'Content.title', 'Names the dialog.'),
  prop('Space and shape', '--ds-radius-medium', 'Corners of controls.', 'Token'),
  prop('Icons', 'delete', 'trash bin', 'Icon'),
];
const found = (query: string) => findEntries(all, query).map(({ page, name }) => `${page}.${name}`);

it('lists everything without a query', () => {
  expect(findEntries(all, ' ')).toHaveLength(all.length);
});

it('sorts the name itself first and descriptions last', () => {
  expect(found('loading')).toEqual(['Button.loading', 'Button.loadingText', 'DataTable.isLoading', 'Button.label']);
});

it.each([
  ['isLoading', 'DataTable.isLoading'],
  ['datatable placeholder', 'DataTable.isLoading'],
  ['table loading', 'DataTable.isLoading'],
  ['dialog title', 'Dialog.Content.title'],
  ['Content.title', 'Dialog.Content.title'],
  ['refuses', 'Button.loading'],
  ['radius', 'Space and shape.--ds-radius-medium'],
  ['--ds-radius-medium', 'Space and shape.--ds-radius-medium'],
  ['trash', 'Icons.delete'],
])('finds %s as %s', (query, name) => {
  expect(found(query)[0]).toBe(name);
});

it.each([
  ['#005aff', ['Colour.--ds-accent-fill']],
  ['#005AFF', ['Colour.--ds-accent-fill']],
  ['fff', ['Colour.--ds-surface-page']],
])('finds the tokens of the colour %s', (query, names) => {
  const tokens = [
    { ...prop('Colour', '--ds-accent-fill', 'Fill of a button.', 'Token'), type: '#005aff · #6ea8ff' },
    { ...prop('Colour', '--ds-surface-page', 'The page.', 'Token'), type: '#ffffff' },
    { ...prop('Button', 'colour', 'Its colour.'), type: "'005aff'" },
  ];
  expect(findEntries(tokens, query).map(({ page, name }) => `${page}.${name}`)).toEqual(names);
});

it('finds nothing for a word inside another', () => {
  expect(found('oading')).toEqual([]);
});

const stories = path.join(import.meta.dirname, '..', '..', 'stories');
const partNames = globSync('{charts,components,form,patterns}/*/*.mdx', { cwd: stories }).map((file) =>
  path.basename(file, '.mdx'),
);
const pageNames = globSync('{start,foundations,guides}/*.mdx', { cwd: stories }).flatMap((file) => {
  const title = /<Meta title="([^"]+)"/u.exec(readFileSync(path.join(stories, file), 'utf8'))?.[1];
  return title ? [path.basename(title)] : [];
});
const entryOf = (kind: Entry['kind']) => (name: string) => ({
  ...prop(name, name, '', kind),
  words: designerWords[name],
});
const named = [...partNames.map(entryOf('Part')), ...pageNames.map(entryOf('Page')), ...all];

it('has synonyms for every part, and only for parts and pages', () => {
  expect(partNames.filter((name) => !(name in designerWords))).toEqual([]);
  expect(Object.keys(designerWords).filter((name) => ![...partNames, ...pageNames].includes(name))).toEqual([]);
});

it.each([
  ['toast', ['Snackbar']],
  ['sidebar', ['AppShell', 'Drawer']],
  ['dark mode', ['Theming']],
  ['typography', ['Type', 'Heading', 'Text']],
  ['switch toggle', ['Switch']],
  ['toggles', ['Switch', 'ToggleGroup']],
  ['dropdown', ['Menu', 'Select', 'Combobox']],
  ['modal', ['Dialog', 'AlertDialog', 'Drawer']],
  ['chip', ['Tag', 'Badge']],
  ['autocomplete', ['Combobox']],
  ['tooltip', ['IconButton', 'HoverCard']],
  ['pie chart', ['Donut']],
  ['spacing', ['Space and shape', 'Layout']],
])('finds, for the synonym %s, %j before props and icons', (query, names) => {
  const props = [prop('Link', query, ''), prop('Icons', 'chevron-down', query, 'Icon')];
  const first = findEntries([...named, ...props], query).findIndex(({ kind }) => kind === 'Prop' || kind === 'Icon');
  const before = findEntries([...named, ...props], query).slice(0, first);
  expect(before.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

it.each([
  ['tooltip', 'Tooltip'],
  ['HoverCard', 'HoverCard'],
  ['modal', 'Dialog'],
  ['dialog', 'Dialog'],
  ['text', 'Text'],
  ['toast', 'Snackbar'],
  ['breakpoint', 'Space and shape'],
  ['responsive', 'Space and shape'],
])('ranks for %s the part or page of that name, or its first synonym, at the top: %s', (query, name) => {
  const props = [prop('Drawer', `Root.${query}`, ''), prop('Icons', query, query, 'Icon')];
  expect(findEntries([...named, ...props], query)[0]?.name).toBe(name);
});

it('offers the name itself first when it is written as two words', () => {
  expect(findSimilar(named, 'snak bar')[0]?.name).toBe('Snackbar');
});

it.each([
  ['buton', 'Button'],
  ['acordion', 'Accordion'],
  ['tost', 'Snackbar'],
  ['dilog box', 'Dialog'],
  ['dropdwon', 'Menu'],
])('offers for %s the near name %s', (query, name) => {
  expect(findEntries(named, query)).toEqual([]);
  expect(findSimilar(named, query).map((entry) => entry.name)).toContain(name);
});

it('offers nothing for a word like no other', () => {
  expect(findSimilar(named, 'qqzz')).toEqual([]);
});
