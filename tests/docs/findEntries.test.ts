import { expect, it } from 'vitest';
import { findEntries, type Entry } from '../../stories/start/search/findEntries.ts';

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

it('finds nothing for a word inside another', () => {
  expect(found('oading')).toEqual([]);
});
