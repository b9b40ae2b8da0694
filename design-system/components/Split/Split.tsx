import type { ComponentProps, ReactNode } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './Split.styles.ts';
import { defaults, type sides } from './Split.variants.ts';

export interface SplitProps extends ComponentProps<'div'> {
  /** Side column; it stays in view next to the content on wide screens. */
  aside: ReactNode;
  /** Side in reading direction. On narrow screens, start comes before the content and end after it. */
  side?: (typeof sides)[number];
  /** Puts an end column first in reading order and on narrow screens, e.g. for the primary action. */
  leading?: boolean;
}

export function Split(props: SplitProps) {
  const { aside, side = defaults.side, leading = false, children, ...rest } = useDefaultProps('Split', props);
  // Keys keep the state of both when their order changes with the window.
  const companion = (
    <div key="aside" data-part="aside">
      {aside}
    </div>
  );
  const first = side === 'start' || leading;
  return (
    <Root {...rest} data-component="Split" data-side={side}>
      <div data-part="columns">
        {first && companion}
        <div key="main" data-part="main">
          {children}
        </div>
        {!first && companion}
      </div>
    </Root>
  );
}
