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
import type { RenderLogo } from '../LogoPicker.tsx';
import type { FormLayoutProps } from './formLayoutProps.ts';
import { save, type Saved } from './save.ts';
import { SectionsForm } from './sections/SectionsForm.tsx';
import { useReadingOfSource } from './source/useReadingOfSource.ts';
import { StepsForm } from './steps/StepsForm.tsx';
import { forgetStep } from './steps/useStep.ts';
import { useProductDraft, useUnsavedDraft } from './useUnsavedDraft.ts';
import type { ProductValues } from './values.ts';

interface ProductFormProps {
  listed?: Stream;
  initial: ProductValues;
  draftKey: string;
  onSaved: (saved: Saved) => void;
}

/** New data is listed in steps. An algorithm has no source to measure, and a listed product is changed on one page. */
export function ProductForm({ listed, initial, draftKey, onSaved }: ProductFormProps) {
  const storedDraft = useProductDraft(draftKey);
  const form = useForm<ProductValues>({ defaultValues: initial, draft: storedDraft });
  const draft = useUnsavedDraft(form, { storedDraft, initial });
  useReadingOfSource(form, initial);
  const [renderLogo, setRenderLogo] = useState<RenderLogo>();
  const [formKey, setFormKey] = useState(0);
  const type = useWatch({ control: form.control, name: 'type' });
  const isStepped = !listed && type !== algorithmType;
  const wasStepped = useRef(isStepped);
  const { setFocus } = form;
  useEffect(() => {
    if (wasStepped.current === isStepped) return;
    wasStepped.current = isStepped;
    // The picture's file was lost with the previous form.
    setRenderLogo(undefined);
    // Choosing another type replaced the field of the own type.
    setFocus('type');
  }, [isStepped, setFocus]);
  const operation = useOperation(listed ? 'products.edit' : 'products.add');
  // The page shows its failure after the product is saved.
  useOperation('products.setLogo');
  useEffect(() => {
    // Clears the result of an earlier form.
    resetProbe();
  }, []);
  const send = async (values: ProductValues) => {
    const outcome = await save(values, listed, renderLogo);
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
    setRenderLogo(undefined);
    setFormKey(formKey + 1);
  };
  const banner = (
    <>
      <LeaveGuard when={draft.dirty || renderLogo !== undefined} text={leaveMessages.draft} />
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
  const props: FormLayoutProps = {
    listed,
    form,
    send,
    renderLogo,
    onRenderLogoChange: (next: RenderLogo) => setRenderLogo(() => next),
    error: failureLines(operation),
    banner,
  };
  return isStepped ? <StepsForm key={formKey} {...props} draftKey={draftKey} /> : <SectionsForm {...props} />;
}
