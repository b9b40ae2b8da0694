// Each part shows a good and a bad example at the end of "When not".
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const stories = path.join(import.meta.dirname, '..', '..', 'stories');
const pages = globSync('{charts,components,form,patterns}/*/*.mdx', { cwd: stories });

/** Parts that draw nothing, so that no picture can show a wrong use. */
const undrawn = new Set(['Container', 'VisuallyHidden']);

const pairOf = (page: string) => /^## When not\n(?:(?!^## )[^])*?^<DoDont\n([^]*?)^\/>\n\n(?=## )/mu.exec(page)?.[1];
const sentencesOf = (pair = '') =>
  ['goodText', 'badText'].map((name) => new RegExp(`${name}="([^"]+)"`, 'u').exec(pair)?.[1]);

const pairs = pages
  .map((file) => ({ name: path.basename(file, '.mdx'), text: readFileSync(path.join(stories, file), 'utf8') }))
  .filter(({ name }) => !undrawn.has(name))
  .map(({ name, text }) => ({ name, pair: pairOf(text), sentences: sentencesOf(pairOf(text)) }));

it('shows a good and a bad example of every part, with a sentence on each', () => {
  expect(pairs.length).toBeGreaterThan(100);
  expect(pairs.filter(({ sentences }) => sentences.some((text) => !text)).map(({ name }) => name)).toEqual([]);
});

it('has a different sentence on each example', () => {
  const all = pairs.flatMap(({ sentences }) => sentences);
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  expect(all.filter((text) => !/[.?]$/u.test(text ?? ''))).toEqual([]);
});

// Storybook replaces these in pages by its own, in other colours and sizes.
it('draws examples with parts in place of the elements that Storybook restyles', () => {
  const restyled = /<(?:a|blockquote|code|h[1-6]|hr|img|li|ol|p|pre|table|ul)\b/u;
  expect(pairs.filter(({ pair = '' }) => restyled.test(pair)).map(({ name }) => name)).toEqual([]);
});
