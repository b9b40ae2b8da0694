import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactNode } from 'react';
import { usePortalRegion } from '../../internal/dom/RegionContext.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Content } from './Tooltip.styles.ts';
import { defaults } from './Tooltip.variants.ts';

export interface TooltipProps
  extends
    Omit<ComponentProps<typeof Radix.Content>, 'asChild' | 'children' | 'aria-label'>,
    Pick<ComponentProps<typeof Radix.Root>, 'open' | 'defaultOpen' | 'onOpenChange'> {
  /** Short description of the child: no links or buttons. */
  text: ReactNode;
  /** One element that takes focus. */
  children: ReactNode;
  /** Milliseconds under the pointer before it opens. Focus opens it at once. */
  delay?: number;
}

/** Shows a short description of its child on hover and on focus. Touch screens do not show it. */
export function Tooltip(props: TooltipProps) {
  const {
    text,
    children,
    delay = 400,
    open,
    defaultOpen,
    onOpenChange,
    ...rest
  } = useDefaultProps('Tooltip', props, defaults);
  const region = usePortalRegion();
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root
        {...(open !== undefined && { open })}
        {...(defaultOpen !== undefined && { defaultOpen })}
        {...(onOpenChange && { onOpenChange })}
      >
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Content {...region} {...rest} style={{ ...region.style, ...rest.style }} data-component="Tooltip">
            {text}
          </Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
