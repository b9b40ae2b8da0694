import { expect, it } from 'vitest';
import { sampleFormats } from '#contract/constants.ts';
import { productForm } from '#src/pages/products/form/messages.ts';
import { sentenceOf } from '#server/reading/sentence.ts';

it('names every format of a source that can be read', () => {
  const names = sampleFormats
    .filter((format) => format !== 'text')
    .map((format) => sentenceOf({ format, notes: [], questions: [] }));
  for (const name of names) expect(productForm.hints.url).toContain(name);
});
