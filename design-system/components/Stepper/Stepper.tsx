import type { ComponentProps } from 'react';
import { Icon } from '../../icons/index.ts';
import { Root } from './Stepper.styles.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { stepperTexts } from './texts.ts';

export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Step names, in order. */
  steps: readonly string[];
  /** Current step, from 0. The number of steps means that all are complete. */
  current: number;
}

const stateOf = (index: number, current: number) => {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
};

export function Stepper({ steps, current, ...rest }: StepperProps) {
  const texts = useTexts('stepper', stepperTexts);
  return (
    <Root aria-label={texts.label} {...rest} data-component="Stepper">
      {steps.map((step, index) => (
        <li key={step} data-state={stateOf(index, current)} aria-current={index === current ? 'step' : undefined}>
          <span aria-hidden>{index < current ? <Icon name="check" size="small" /> : index + 1}</span>
          <span>{step}</span>
        </li>
      ))}
    </Root>
  );
}
