import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Content } from './Tooltip.styles.ts';

export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'children' | 'content' | 'asChild'> {
  /** The help. Never the only place where something needed stands: a finger cannot hover. */
  content: ReactNode;
  /** The control that it helps with; must take focus. */
  children: ReactElement;
}

/** A short help on hover and focus. */
export function Tooltip({ content, children, sideOffset = 6, ...rest }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Content collisionPadding={8} {...rest} sideOffset={sideOffset} data-component="Tooltip">
            {content}
          </Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
