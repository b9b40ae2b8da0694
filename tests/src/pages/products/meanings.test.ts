import { expect, it } from 'vitest';
import { meaningFor, meaningsIn, meaningValuesOf, withMeaning } from '#src/pages/products/form/columns/meanings.ts';

const stored = [{ column: 'gone', meaning: 'Of an earlier file' }];

it('keeps the meaning of a missing column when another one is described', () => {
  const values = withMeaning(meaningValuesOf(stored), { column: 'level', meaning: ' Above the sea ', unit: '' });
  expect(meaningsIn(values)).toEqual([...stored, { column: 'level', meaning: 'Above the sea' }]);
});

it('drops an emptied meaning, and returns undefined if none is left', () => {
  const values = meaningValuesOf(stored);
  expect(meaningFor(values, 'level')).toEqual({ column: 'level', meaning: '', unit: '' });
  expect(meaningsIn(withMeaning(values, { column: 'gone', meaning: ' ', unit: '' }))).toBeUndefined();
});
