import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, tracked } from './read.ts';

/** Texts of the interface are constants: `messages` is no computed value, no plain text and no state. */
const misnamed = (source: string) => [
  ...(source.match(/\b(?:const|let) messages = [^;\n]*\(.*\);/gu) ?? []).filter((line) => !/essages\)?\[/u.test(line)),
  ...(source.match(/\bmessages\??: (?:readonly )?string\b.*/gu) ?? []),
  ...(source.match(/\w\.messages = .*/gu) ?? []),
];

it('finds input and state that are named like texts of the interface', () => {
  expect(misnamed('const messages = text.trim();')).toHaveLength(1);
  expect(misnamed('const initial = (): { messages: readonly string[] } => of([]);')).toHaveLength(1);
  expect(misnamed('recentSearches.messages = [];')).toHaveLength(1);
  expect(
    misnamed('const messages = profileMessages.data;\nconst texts = (isFew ? fewMessages : messages)[kind];'),
  ).toEqual([]);
});

it('names nothing but texts of the interface `messages`', () => {
  const files = tracked().filter((file) => /^src\/.*\.tsx?$/u.test(file));
  const found = files.flatMap((file) =>
    misnamed(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
