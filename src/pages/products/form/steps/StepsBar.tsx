import { Button, SubmitButton } from '#design-system';
import type { MouseEvent, ReactNode } from 'react';
import { FormBar } from '../FormBar.tsx';
import { productForm } from '../messages.ts';
import { stepMessages as messages } from './messages.ts';
import { Bar } from './Steps.styles.ts';
import { steps } from './steps.ts';

interface StepsBarProps {
  step: number;
  onBack: () => void;
  isBusy: boolean;
  /** The source could not be read. */
  isUnread: boolean;
  error: ReactNode;
}

/** The second press of a double click would already be one in the next step. */
const onePress = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

export function StepsBar({ step, onBack, isBusy, isUnread, error }: StepsBarProps) {
  const isLast = step === steps.length - 1;
  const onward = isUnread ? messages.unread : messages.next;
  return (
    <Bar>
      <FormBar error={error}>
        {step > 0 && (
          <Button variant="outline" tone="neutral" onClick={onBack}>
            {messages.back}
          </Button>
        )}
        <SubmitButton loading={isBusy && !isLast} onClick={onePress}>
          {isLast ? productForm.submit.add : onward}
        </SubmitButton>
      </FormBar>
    </Bar>
  );
}
