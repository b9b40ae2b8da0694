import { expect, it } from 'vitest';
import { paths } from '#src/config/paths.ts';
import { faqGroups } from '#src/messages/faqs/index.ts';
import { marked, matching, nearest, wordsIn } from '#src/pages/faqs/searchFaqs.ts';

const all = faqGroups.flatMap(({ faqs }) => faqs);

it('gives every answer a separate address, and links only to pages that the app has', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(30);
  const known = Object.values(paths) as string[];
  expect(all.flatMap(({ link }) => (link && !known.includes(link.to) ? [link.to] : []))).toEqual([]);
});

it('finds answers that contain every word, ignoring case and accents', () => {
  const found = matching(faqGroups, wordsIn('RECOVERY   Phone'));
  expect(found.flatMap(({ faqs }) => faqs.map(({ id }) => id))).toEqual(['second-factor', 'lost-phone']);
  expect(wordsIn('Zoë, 2FA!')).toEqual(['zoe', '2fa']);
  expect(matching(faqGroups, [])).toHaveLength(faqGroups.length);
});

it('suggests the closest answers if none has every word', () => {
  const messages = wordsIn('withdrawing tokenz unicorn');
  expect(matching(faqGroups, messages)).toEqual([]);
  expect(nearest(faqGroups, messages).map(({ id }) => id)).toContain('add-tokens');
  expect(nearest(faqGroups, ['zzzz'])).toEqual([]);
});

it.each([
  ['Add tokens', ['tok'], ['Add |', '[tok]', 'ens']],
  ['Token token', ['token'], ['[Token]', ' |', '[token]']],
  ['nothing here', ['zz'], ['nothing here|']],
  ['abc', ['ab', 'abc'], ['[abc]']],
])('marks the search words in “%s”', (text, messages, expected) => {
  const pieces = marked(text, messages);
  expect(pieces.map(({ text: piece }) => piece).join('')).toBe(text);
  expect(pieces.filter(({ hit }) => hit).map(({ text: piece }) => `[${piece}]`)).toEqual(
    expected.filter((piece) => piece.startsWith('[')),
  );
});
