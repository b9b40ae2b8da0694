import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Content } from './Tooltip.styles.ts';

export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'children' | 'content' | 'asChild'> {
  /** Help text. Touch users cannot hover, so put required information elsewhere. */
  content: ReactNode;
  /** Control that the tooltip describes; must be focusable. */
  children: ReactElement;
}

/** Short help on hover and focus. */
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
