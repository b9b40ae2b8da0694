import { expect, it } from 'vitest';
import { missingProofs } from '../support/guarantees.ts';
import { pressedBy } from './pressedBy.ts';

it('pressedBy refers to existing page tests only', () => {
  expect(missingProofs(Object.values(pressedBy))).toEqual([]);
});
