import { expect, it } from 'vitest';
import { shownText } from '#src/pages/shared/rows/shownText.ts';

it('cuts long cells and shows control characters as pictures', () => {
  expect(shownText('a\u0000b\u001Bc')).toBe('a␀b␛c');
  expect(shownText('x'.repeat(300))).toBe('x'.repeat(300));
  expect(shownText('x'.repeat(10_000))).toBe(`${'x'.repeat(300)}…`);
  // A cut never splits a character.
  expect(shownText(`${'x'.repeat(299)}${'😀'.repeat(5)}`)).toBe(`${'x'.repeat(299)}😀…`);
});

it('keeps tabs and line breaks, and writes nested values as JSON', () => {
  expect(shownText('a\tb\nc')).toBe('a\tb\nc');
  expect(shownText({ a: [1, null] })).toBe('{"a":[1,null]}');
  expect(shownText(false)).toBe('false');
});
