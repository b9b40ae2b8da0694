import { RadioGroup } from '#design-system';
import { accessTypes, visibilities } from '#contract/constants.ts';
import { accessTypeNames } from '../../../../messages/productCards.ts';
import { productForm as messages, visibilityNames } from '../messages.ts';
import { productLabel } from '../productField.ts';
import { Section } from './Section.tsx';

const seen = visibilities.map((value) => {
  const { label, hint } = visibilityNames[value];
  return { value, label, hint };
});
const bought = accessTypes.map((value) => ({
  value,
  label: accessTypeNames[value],
  hint: messages.accessHints[value],
}));

export function AccessSection() {
  return (
    <Section {...messages.sections.access} summaryOf="access">
      <RadioGroup {...productLabel('visibility')} options={seen} />
      <RadioGroup {...productLabel('accessType')} options={bought} />
    </Section>
  );
}
