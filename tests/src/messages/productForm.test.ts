import { expect, it } from 'vitest';
import { sourceFormatNames } from '#contract/dataFormats.ts';
import { productForm } from '#src/pages/products/form/messages.ts';
import { sentenceOf } from '#server/reading/sentence.ts';

it('names every format of a source that can be read', () => {
  const names = sourceFormatNames.map((format) => sentenceOf({ format, notes: [], questions: [] }));
  for (const name of names) expect(productForm.hints.url).toContain(name);
});
