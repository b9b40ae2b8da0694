import { TextField } from '#design-system';
import { textLimits } from '#contract/constants.ts';
import { productForm as messages } from './messages.ts';

const facts = {
  covers: { label: messages.covers, hint: messages.coversHint },
  licence: { label: messages.licence, hint: messages.licenceWhy },
  source: { label: messages.source, hint: messages.sourceWhy },
} as const;

/** Optional one-line fact, shown on the product page. */
export const FactField = ({ name }: { name: keyof typeof facts }) => (
  <TextField name={name} {...facts[name]} optional maxLength={textLimits.description} />
);
