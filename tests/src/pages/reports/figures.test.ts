import { expect, it } from 'vitest';
import { shareText } from '#src/pages/shared/lists/share.ts';

it('writes shares with one decimal, and never 0 for a positive share', () => {
  expect([0, 0.0004, 0.001, 0.09, 0.5, 1].map(shareText)).toEqual(['0.0%', '<0.1%', '0.1%', '9.0%', '50.0%', '100.0%']);
});
