import { Banner, Button, Form, Split, Stack, Text, useForm, useFormContext, useWatch } from '#design-system';
import { algorithmType } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { useEffect, useState } from 'react';
import { productForm as messages } from './messages.ts';
import { resetProbe } from '../../../state/trade/selling/catalogue.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { failureLines } from '../../shared/failureLines.tsx';
import { leaveMessages } from '../../../messages/forms.ts';
import { LeaveGuard } from '../../shared/forms/LeaveGuard.tsx';
import { phone } from '../../shared/windows.ts';
import { useMedia } from '../../shared/useMedia.ts';
import { LogoPicker, type MakeLogo } from '../LogoPicker.tsx';
import { AccessSection } from './AccessSection.tsx';
import { BasicsSection } from './BasicsSection.tsx';
import { DataSection } from './DataSection.tsx';
import { Preview } from './Preview.tsx';
import { PriceSection } from './PriceSection.tsx';
import { save, type Saved } from './save.ts';
import { SaveBar } from './SaveBar.tsx';
import { Section } from './Section.tsx';
import { TermsSection } from './TermsSection.tsx';
import { useProductDraft, useUnsavedDraft } from './useUnsavedDraft.ts';
import type { ProductValues } from './values.ts';

interface ProductFormProps {
  before?: Stream;
  initial: ProductValues;
  draftKey: string;
  onSaved: (saved: Saved) => void;
}

/** The data fills in the basics, so it comes first. An algorithm has none. */
function FirstSections({ before }: { before: Stream | undefined }) {
  const { control } = useFormContext<ProductValues>();
  const type = useWatch({ control, name: 'type' });
  const order = type === algorithmType ? (['basics', 'data'] as const) : (['data', 'basics'] as const);
  return order.map((name) =>
    name === 'data' ? <DataSection key={name} before={before} /> : <BasicsSection key={name} before={before} />,
  );
}

export function ProductForm({ before, initial, draftKey, onSaved }: ProductFormProps) {
  const kept = useProductDraft(draftKey);
  const form = useForm<ProductValues>({ defaultValues: initial, draft: kept });
  const draft = useUnsavedDraft(form, { kept, initial });
  const [make, setMake] = useState<MakeLogo>();
  const isPhone = useMedia(phone);
  const name = before ? 'products.edit' : 'products.add';
  const operation = useOperation(name);
  // The page shows its failure after the product is saved.
  useOperation('products.setLogo');
  useEffect(() => {
    // Clears the result of an earlier form.
    resetProbe();
  }, []);
  const send = async (values: ProductValues) => {
    const outcome = await save(values, before, make);
    if ('refusal' in outcome) return outcome.refusal;
    draft.done(values);
    onSaved(outcome.saved);
    return undefined;
  };
  const bar = <SaveBar submit={messages.submit[before ? 'edit' : 'add']} error={failureLines(operation)} />;
  return (
    <Form form={form} onSubmit={send}>
      <LeaveGuard when={draft.dirty || make !== undefined} text={leaveMessages.draft} />
      {draft.restored && (
        <Banner
          tone="accent"
          action={
            <Button size="small" variant="outline" tone="neutral" onClick={draft.discard}>
              {messages.draft.discard}
            </Button>
          }
        >
          {messages.draft.restored}
        </Banner>
      )}
      <Split aside={<Preview before={before} />}>
        <Stack gap={5}>
          <Text tone="muted">{messages.lead}</Text>
          <FirstSections before={before} />
          <PriceSection />
          <AccessSection />
          <TermsSection />
          <Section {...messages.sections.logo}>
            <LogoPicker label={messages.logo} onMakeChange={(next) => setMake(() => next)} />
            {make && <Text tone="muted">{messages.cropped}</Text>}
          </Section>
          {!isPhone && bar}
        </Stack>
      </Split>
      {isPhone && bar}
    </Form>
  );
}
