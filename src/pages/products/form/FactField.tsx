import { TextField } from '#design-system';
import { textLimits } from '#contract/constants.ts';
import { productForm as messages } from './messages.ts';

const facts = {
  covers: { label: messages.covers, hint: messages.coversHint },
  licence: { label: messages.licence, hint: messages.licenceWhy },
  source: { label: messages.source, hint: messages.sourceWhy },
} as const;

/** A fact in a line of text, which buyers read on the product. */
export const FactField = ({ name }: { name: keyof typeof facts }) => (
  <TextField name={name} {...facts[name]} optional maxLength={textLimits.description} />
);
