import { Checkbox, TextArea, TextField } from '#design-system';
import { textLimits } from '#contract/constants.ts';
import { productForm as words } from '../../../messages/productForm.ts';
import { AddressTest } from './AddressTest.tsx';
import { Section } from './Section.tsx';

const isStreamAddress = (text: string) => {
  try {
    return ['http:', 'https:'].includes(new URL(text.trim()).protocol);
  } catch {
    return false;
  }
};

export function DataSection() {
  return (
    <Section {...words.sections.data}>
      <TextField
        name="url"
        label={words.url}
        hint={words.urlHint}
        type="url"
        required
        maxLength={textLimits.url}
        autoComplete="off"
        spellCheck={false}
        validate={(text) => (isStreamAddress(text) ? undefined : words.urlKind)}
      />
      <AddressTest />
      <TextArea
        name="snippet"
        label={words.snippet}
        hint={words.snippetHint}
        optional
        maxLength={textLimits.snippet}
        spellCheck={false}
      />
      <Checkbox name="keepRows" label={words.keepRows} hint={words.keepRowsHint} />
      <Checkbox name="groupsOnly" label={words.groupsOnly} hint={words.groupsOnlyHint} />
    </Section>
  );
}
