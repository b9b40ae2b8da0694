import { expect, it } from 'vitest';
import { missingMirrors, unknownEntries } from '../support/checks/mirrorCheck.ts';

it('finds a story, a page and a test for every part', () => {
  expect(missingMirrors()).toEqual([]);
});

it('finds a top-level entry that is neither in the layout nor in .gitignore', () => {
  const names = ['src', '.github', 'dist', 'server.log', 'tsconfig.tsbuildinfo', 'database', 'distant'];
  expect(unknownEntries(names, 'dist/\n*.log\n*.tsbuildinfo\n')).toEqual(['database', 'distant']);
});
