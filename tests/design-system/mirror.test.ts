import { expect, it } from 'vitest';
import { missingMirrors } from '../support/checks/mirrorCheck.ts';

it('finds a story, a page and a test for every part', () => {
  expect(missingMirrors()).toEqual([]);
});
