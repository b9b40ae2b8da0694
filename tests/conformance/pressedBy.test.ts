import { expect, it } from 'vitest';
import { missingProofs } from '../support/guarantees.ts';
import { pressedBy } from './pressedBy.ts';

it('names page tests that are there', () => {
  expect(missingProofs(Object.values(pressedBy))).toEqual([]);
});
