import { Stack } from '#design-system';
import type { ReactNode } from 'react';
import { stepMessages as messages } from './messages.ts';
import { Columns } from './Steps.styles.ts';
import type { StepName } from './steps.ts';

interface StepProps {
  name: StepName;
  isShown: boolean;
  aside: ReactNode;
  /** The side column has the width of a card. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** One step. Others stay mounted: what was typed, an upload and a crop survive the way back. */
export function Step({ name, isShown, aside, isNarrow = false, children }: StepProps) {
  return (
    <section hidden={!isShown} aria-label={messages[name].title}>
      <Columns data-aside={isNarrow ? 'narrow' : undefined}>
        <div>
          <Stack gap={4}>{children}</Stack>
          {aside}
        </div>
      </Columns>
    </section>
  );
}
