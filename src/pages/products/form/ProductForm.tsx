import { Banner, Button, useForm, useWatch } from '#design-system';
import { algorithmType } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { useEffect, useRef, useState } from 'react';
import { productForm as messages } from './messages.ts';
import { resetProbe } from '../../../state/trade/selling/catalogue.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { failureLines } from '../../shared/failureLines.tsx';
import { leaveMessages } from '../../../messages/forms.ts';
import { LeaveGuard } from '../../shared/forms/LeaveGuard.tsx';
import type { MakeLogo } from '../LogoPicker.tsx';
import { save, type Saved } from './save.ts';
import { SectionsForm } from './sections/SectionsForm.tsx';
import { useReadingOfSource } from './source/useReadingOfSource.ts';
import { StepsForm } from './steps/StepsForm.tsx';
import { forgetStep } from './steps/useStep.ts';
import { useProductDraft, useUnsavedDraft } from './useUnsavedDraft.ts';
import type { ProductValues } from './values.ts';

interface ProductFormProps {
  before?: Stream;
  initial: ProductValues;
  draftKey: string;
  onSaved: (saved: Saved) => void;
}

/** New data is listed in steps. An algorithm has no source to measure, and a listed product is changed on one page. */
export function ProductForm({ before, initial, draftKey, onSaved }: ProductFormProps) {
  const kept = useProductDraft(draftKey);
  const form = useForm<ProductValues>({ defaultValues: initial, draft: kept });
  const draft = useUnsavedDraft(form, { kept, initial });
  useReadingOfSource(form, initial);
  const [make, setMake] = useState<MakeLogo>();
  const [beginning, setBeginning] = useState(0);
  const type = useWatch({ control: form.control, name: 'type' });
  const isStepped = !before && type !== algorithmType;
  const was = useRef(isStepped);
  const { setFocus } = form;
  useEffect(() => {
    if (was.current === isStepped) return;
    was.current = isStepped;
    // The picture's file went with the other form.
    setMake(undefined);
    // The choice of another type replaced its own field.
    setFocus('type');
  }, [isStepped, setFocus]);
  const operation = useOperation(before ? 'products.edit' : 'products.add');
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
    forgetStep(draftKey);
    onSaved(outcome.saved);
    return undefined;
  };
  const discard = () => {
    draft.discard();
    forgetStep(draftKey);
    resetProbe();
    setMake(undefined);
    setBeginning(beginning + 1);
  };
  const head = (
    <>
      <LeaveGuard when={draft.dirty || make !== undefined} text={leaveMessages.draft} />
      {draft.restored && (
        <Banner
          tone="accent"
          action={
            <Button size="small" variant="outline" tone="neutral" onClick={discard}>
              {messages.draft.discard}
            </Button>
          }
        >
          {messages.draft.restored}
        </Banner>
      )}
    </>
  );
  const parts = {
    before,
    form,
    send,
    make,
    onMakeChange: (next: MakeLogo) => setMake(() => next),
    failure: failureLines(operation),
    head,
  };
  return isStepped ? <StepsForm key={beginning} {...parts} draftKey={draftKey} /> : <SectionsForm {...parts} />;
}
