import { expect, it } from 'vitest';
import { findProps } from '../../stories/start/props/findProps.ts';

const prop = (part: string, name: string, description: string) => ({
  part,
  name,
  description,
  group: 'components',
  type: 'string',
});
const all = [
  prop('Button', 'label', 'Text while loading.'),
  prop('Button', 'loadingText', 'Text of the spinner.'),
  prop('Button', 'loading', 'Shows a spinner and refuses presses.'),
  prop('DataTable', 'isLoading', 'Shows rows of placeholders.'),
  prop('Dialog', 'Content.title', 'Names the dialog.'),
];
const found = (query: string) => findProps(all, query).map(({ part, name }) => `${part}.${name}`);

it('lists all props without a query', () => {
  expect(findProps(all, ' ')).toHaveLength(all.length);
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
])('finds %s as %s', (query, name) => {
  expect(found(query)[0]).toBe(name);
});

it('finds nothing for a word inside another', () => {
  expect(found('oading')).toEqual([]);
});
