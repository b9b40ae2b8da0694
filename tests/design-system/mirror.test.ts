import { expect, it } from 'vitest';
import { missingMirrors, unknownEntries } from '../support/checks/mirrorCheck.ts';

it('finds a story, a page and a test for every part', () => {
  expect(missingMirrors()).toEqual([]);
});

it('finds an entry at the top that neither the layout nor .gitignore knows', () => {
  const names = ['src', '.github', 'dist', 'server.log', 'tsconfig.tsbuildinfo', 'database', 'distant'];
  expect(unknownEntries(names, 'dist/\n*.log\n*.tsbuildinfo\n')).toEqual(['database', 'distant']);
});
