import { Card, Form, Stack, useCloseOnBack, useFormState } from '#design-system';
import { isBrokerAddress } from '#contract/sources.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useOperation } from '../../../../state/machine/operations.ts';
import type { FormLayoutProps } from '../formLayoutProps.ts';
import { probeOf, sourceKey } from '../source/liveSource.ts';
import { useAddressTest } from '../source/useAddressTest.ts';
import { useSuggestions } from '../source/useSuggestions.ts';
import type { ProductValues } from '../values.ts';
import { ContentStep } from './ContentStep.tsx';
import type { BoxTab } from './MeasuredBox.tsx';
import { PriceStep } from './PriceStep.tsx';
import { SourceStep } from './SourceStep.tsx';
import { StepHead } from './StepHead.tsx';
import { StepsBar } from './StepsBar.tsx';
import { fieldsOfStep, isMore, stepOf, steps, type FieldName } from './steps.ts';
import { useStep } from './useStep.ts';

interface StepsFormProps extends FormLayoutProps {
  draftKey: string;
}

const last = steps.length - 1;

/** Wrong fields in the order of the steps; `root` is the form itself. */
const wrongIn = (errors: Partial<Record<string, unknown>>) =>
  Object.keys(errors)
    .filter((name) => name !== 'root')
    .toSorted((a, b) => stepOf(a) - stepOf(b)) as FieldName[];

/** A new product in three steps: its source, what the source holds, and its price. */
export function StepsForm({ form, send, renderLogo, onRenderLogoChange, error, banner, draftKey }: StepsFormProps) {
  // A draft keeps no sign-in of a broker, so its fields come into sight again.
  const { step, go, heading } = useStep(draftKey, isBrokerAddress(form.getValues('url')));
  const tested = useAddressTest(form, undefined);
  const filled = useSuggestions(form, true);
  const upload = useOperation('products.addFile');
  const [tab, setTab] = useState<BoxTab>();
  /** Source whose test failed: the next press continues without a test. */
  const [unread, setUnread] = useState<string>();
  const isOnWay = useRef(false);
  const { errors, submitCount } = useFormState<ProductValues>({ control: form.control });

  const show = (name: FieldName) => {
    if (isMore(name)) setTab('more');
    if (stepOf(name) !== step) go(stepOf(name));
    // A tab that opens now gets the focus at its next render.
    requestAnimationFrame(() => form.setFocus(name));
  };
  const shown = useRef(submitCount);
  useEffect(() => {
    if (shown.current === submitCount) return;
    shown.current = submitCount;
    const [first] = wrongIn(errors);
    if (first !== undefined) queueMicrotask(() => show(first));
  });

  const sourceNow = () => sourceKey(probeOf(form.getValues(), undefined));
  const isUnread = !tested.sample && unread === tested.source;
  const next = async () => {
    if (isOnWay.current || upload.phase === 'request') return;
    isOnWay.current = true;
    try {
      const fields = fieldsOfStep(step);
      if (!(await form.trigger([...fields]))) {
        const wrong = fields.find((name) => form.getFieldState(name).error);
        if (wrong) show(wrong);
        return;
      }
      if (step === 0 && !tested.sample && !isUnread) {
        const source = sourceNow();
        const outcome = await tested.test();
        // A source that has changed since was not read.
        if (sourceNow() !== source) return;
        // A stopped test counts as well: the seller saw what there is.
        if (outcome === 'failed') setUnread(source);
        if (outcome !== 'read') return;
      }
      go(step + 1);
    } finally {
      isOnWay.current = false;
    }
  };
  const back = () => go(step - 1);
  useCloseOnBack(step > 0, back);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (step === last || event.target !== event.currentTarget) return;
    event.preventDefault();
    event.stopPropagation();
    void next();
  };
  return (
    <Form form={form} onSubmit={send} onSubmitCapture={submit}>
      {banner}
      <Card>
        <Stack gap={4}>
          <StepHead step={step} heading={heading} filled={filled} />
          <div>
            <SourceStep isShown={step === 0} tested={tested} />
            <ContentStep isShown={step === 1} tested={tested} tab={tab} onTabChange={setTab} />
            <PriceStep isShown={step === 2} renderLogo={renderLogo} onRenderLogoChange={onRenderLogoChange} />
          </div>
        </Stack>
      </Card>
      <StepsBar
        step={step}
        onBack={back}
        isBusy={tested.operation.phase === 'request' || upload.phase === 'request'}
        isUnread={step === 0 && isUnread}
        error={error}
      />
    </Form>
  );
}
