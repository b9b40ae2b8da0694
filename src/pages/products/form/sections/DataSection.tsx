import { Checkbox, fillText, Text, TextArea, TextField, useFormContext, useWatch } from '#design-system';
import { algorithmType } from '#contract/constants.ts';
import { isWebAddress } from '#contract/sources.ts';
import type { Stream } from '#contract/types.ts';
import { fileSourceMessages } from '../source/messages.ts';
import { productForm as messages } from '../messages.ts';
import { PlaceFields } from '../source/PlaceFields.tsx';
import { useSuggestions } from '../source/useSuggestions.ts';
import { productField } from '../productField.ts';
import { Section } from './Section.tsx';
import type { ProductValues } from '../values.ts';

interface DataSectionProps {
  listed: Stream | undefined;
}

/** The exchange computes each algorithm: its address is read by people, not by analyses. */
function MethodSection({ listed }: DataSectionProps) {
  return (
    <Section {...messages.sections.method} isNeeded={!listed}>
      <TextField
        {...productField('url')}
        {...messages.documentation}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        validate={(text) => (isWebAddress(text.trim()) ? undefined : messages.urlKind)}
      />
    </Section>
  );
}

export function DataSection({ listed }: DataSectionProps) {
  const { control } = useFormContext<ProductValues>();
  const type = useWatch({ control, name: 'type' });
  return type === algorithmType ? <MethodSection listed={listed} /> : <SourceSection listed={listed} />;
}

const afterSource = { marginBlockStart: 'var(--ds-space-4)' } as const;

function SourceSection({ listed }: DataSectionProps) {
  const filled = useSuggestions(useFormContext<ProductValues>(), listed === undefined);
  return (
    <Section {...messages.sections.data} isNeeded={!listed}>
      <PlaceFields listed={listed}>
        <output>
          {filled.length > 0 && (
            <Text as="p" size="small" tone="muted" style={afterSource}>
              {fillText(fileSourceMessages.filled, { fields: filled.join(', ') })}
            </Text>
          )}
        </output>
      </PlaceFields>
      <TextArea {...productField('snippet')} spellCheck={false} />
      <Checkbox name="keepRows" label={messages.keepRows} hint={messages.keepRowsHint} />
      <Checkbox name="groupsOnly" label={messages.groupsOnly} hint={messages.groupsOnlyHint} />
    </Section>
  );
}
