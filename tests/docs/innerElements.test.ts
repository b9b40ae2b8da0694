// Names under "Inner elements" on the page of a part.
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { innerElementsOf } from '../../.storybook/innerElements.ts';
import { innerElements } from '../../stories/support/innerElements.ts';

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

it('describes each element, and lists no other', () => {
  const root = path.join(import.meta.dirname, '..', '..');
  const parts = globSync('stories/{charts,components,form,patterns}/*/*.mdx', { cwd: root });
  const named = parts
    .map((file) => path.basename(file, '.mdx'))
    .flatMap((part) => innerElementsOf(part).map((name) => [name, `${part}.${name}`]));
  expect(named.filter((names) => !names.some((name) => name in innerElements))).toEqual([]);
  expect(Object.keys(innerElements).filter((name) => !named.flat().includes(name))).toEqual([]);
});
