import { expect, test } from 'vitest';
import { lists } from '#design-system/generator/templates.ts';

const pinned = lists.find(({ file }) => file.endsWith('exports.test.ts'));
const rowsOf = (names: readonly string[]) => names.map((name) => `      "${name}",\n`).join('');
const listOf = (names: readonly string[]) => `    [\n${rowsOf(names)}    ]\n`;

test.each([
  ['Bars', ['Alert', 'Badge Bars Button', 'Tag']],
  ['Card', ['Alert', 'Badge Button', 'Card', 'Tag']],
  ['Zoom', ['Alert', 'Badge Button', 'Tag', 'Zoom']],
])('inserts %s in the first list of exports', (name, names) => {
  const text = listOf(['Alert', 'Badge Button', 'Tag']) + listOf(['ZoneMap']);
  expect(pinned?.insert(text, name)).toBe(listOf(names) + listOf(['ZoneMap']));
});
