// Names under "Inner elements" on the page of a part.
import { expect, it } from 'vitest';
import { innerElementsOf } from '../../.storybook/innerElements.ts';

it.each([
  ['Dialog', ['body', 'footer', 'title']],
  ['Drawer', ['body', 'title']],
  ['TextField', ['box', 'error', 'note', 'optional']],
  ['Combobox', ['box', 'error', 'option']],
  ['TreeSelect', ['mark', 'note', 'option']],
  ['Donut', ['legend', 'plot', 'readout']],
])('%s: names the elements of the files that it draws with', (part, names) => {
  expect(innerElementsOf(part)).toEqual(expect.arrayContaining(names));
});

it('names no element of another part', () => {
  expect(innerElementsOf('Button')).toEqual([]);
  expect(innerElementsOf('Banner')).toEqual(['action', 'body', 'title']);
  expect(innerElementsOf('Unknown')).toEqual([]);
});
