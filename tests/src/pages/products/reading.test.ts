import { expect, it } from 'vitest';
import type { FileReading, ReadingChoice } from '#contract/types.ts';
import { fixedName } from '#server/reading/delimited/fixedWidth.ts';
import { readingMessages } from '#src/messages/reading.ts';
import { emptyReading, partsOf, readingChoiceOf, readingValuesOf } from '#src/pages/products/form/source/reading.ts';

it.each<ReadingChoice>([
  { delimiter: ';', header: 3, decimal: ',', dates: 'day' },
  // A single column, quotes without meaning, and a file without names.
  { delimiter: '', quote: '', header: 0 },
  { format: 'xlsx', sheet: 'Data' },
])('keeps %o through the form', (choice) => {
  expect(readingChoiceOf(readingValuesOf(choice))).toEqual(choice);
});

it('sends nothing if the seller did not change the detected reading', () => {
  expect(readingValuesOf(undefined)).toEqual(emptyReading);
  expect(readingChoiceOf(emptyReading)).toBeUndefined();
});

it('offers only the settings that matter for a format', () => {
  const read = (reading: Partial<FileReading>) =>
    partsOf({ format: 'csv', notes: [], questions: [], sentence: '', ...reading });
  expect(read({})).toContain('delimiter');
  expect(read({ format: 'json' })).toEqual(['format', 'encoding']);
  expect(read({ format: 'xlsx', sheets: ['a', 'b'] })).toEqual(['header', 'dates', 'sheet']);
  expect(read({ format: 'parquet' })).toEqual([]);
});

it('describes columns of fixed width', () => {
  const labels: Readonly<Record<string, string>> = readingMessages.delimiters;
  expect(labels[fixedName]).toBe('Columns of fixed width');
});
