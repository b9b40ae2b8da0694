import { fillText, Heading, Stack, Stepper, Text, VisuallyHidden } from '#design-system';
import type { Ref } from 'react';
import { fileSourceMessages } from '../source/messages.ts';
import { stepMessages as messages } from './messages.ts';
import { Head } from './Steps.styles.ts';
import { steps } from './steps.ts';

interface StepHeadProps {
  step: number;
  heading: Ref<HTMLHeadingElement>;
  /** Labels of the fields that the measurement filled. */
  filled: readonly string[];
}

export function StepHead({ step, heading, filled }: StepHeadProps) {
  const name = steps[step] ?? 'source';
  const { title, text } = messages[name];
  return (
    <Head>
      <div>
        <Stack gap={1}>
          {/* Remounted for each step, so that a screen reader announces it again. */}
          <Heading level={2} key={step} ref={heading} tabIndex={-1}>
            <VisuallyHidden>{fillText(messages.count, { step: step + 1, steps: steps.length })}</VisuallyHidden>
            <span>{title}</span>
          </Heading>
          <Text as="p" size="small" tone="muted">
            {name === 'content' && filled.length > 0
              ? fillText(fileSourceMessages.filled, { fields: filled.join(', ') })
              : text}
          </Text>
        </Stack>
      </div>
      <Stepper steps={messages.names} current={step} />
    </Head>
  );
}
