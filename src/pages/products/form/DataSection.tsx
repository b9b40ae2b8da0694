import { Checkbox, TextArea, TextField } from '#design-system';
import { productForm as words } from '../../../messages/productForm.ts';
import { AddressTest } from './AddressTest.tsx';
import { productField } from './productField.ts';
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
        {...productField('url')}
        type="url"
        autoComplete="off"
        spellCheck={false}
        validate={(text) => (isStreamAddress(text) ? undefined : words.urlKind)}
      />
      <AddressTest />
      <TextArea {...productField('snippet')} spellCheck={false} />
      <Checkbox name="keepRows" label={words.keepRows} hint={words.keepRowsHint} />
      <Checkbox name="groupsOnly" label={words.groupsOnly} hint={words.groupsOnlyHint} />
    </Section>
  );
}
