import { Button, FormError, Inline, Stack, SubmitButton, Text, useFormState } from '#design-system';
import type { MouseEvent, ReactNode } from 'react';
import { paths } from '../../../../config/paths.ts';
import { counted } from '../../../../messages/format.ts';
import { ButtonLink } from '../../../shared/ButtonLink.tsx';
import { productForm, stepMessages as messages } from '../messages.ts';
import { Bar } from './Steps.styles.ts';
import { steps } from './steps.ts';

interface StepsBarProps {
  step: number;
  onBack: () => void;
  isBusy: boolean;
  /** The source could not be read. */
  isUnread: boolean;
  failure: ReactNode;
}

/** The second press of a double click would already be one in the next step. */
const onePress = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

export function StepsBar({ step, onBack, isBusy, isUnread, failure }: StepsBarProps) {
  const { errors } = useFormState();
  const wrong = Object.keys(errors).filter((name) => name !== 'root').length;
  const isLast = step === steps.length - 1;
  const onward = isUnread ? messages.unread : messages.next;
  return (
    <Bar>
      <Stack gap={2}>
        <FormError>{failure}</FormError>
        <Inline justify="end" gap={3}>
          <Text size="small" tone="danger" aria-live="polite">
            {wrong > 0 && counted(productForm.wrong, wrong)}
          </Text>
          <ButtonLink variant="ghost" tone="neutral" to={paths.products}>
            {productForm.cancel}
          </ButtonLink>
          {step > 0 && (
            <Button variant="outline" tone="neutral" onClick={onBack}>
              {messages.back}
            </Button>
          )}
          <SubmitButton loading={isBusy && !isLast} onClick={onePress}>
            {isLast ? productForm.submit.add : onward}
          </SubmitButton>
        </Inline>
      </Stack>
    </Bar>
  );
}
