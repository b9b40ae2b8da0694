import type { ComponentProps, ReactNode } from 'react';
import { Root } from './Split.styles.ts';
import { defaults, type sides } from './Split.variants.ts';

export interface SplitProps extends ComponentProps<'div'> {
  /** What accompanies the main content and stays in view beside it where there is room. */
  aside: ReactNode;
  /** The side of the companion in reading direction; on narrow screens the start side comes first, the end side last. */
  side?: (typeof sides)[number];
  /** Lets a companion on the end side come first in reading order, and on narrow screens on top: for the page's main action. */
  leading?: boolean;
}

/** Main content with a narrow companion beside it. */
export function Split({ aside, side = defaults.side, leading = false, children, ...rest }: SplitProps) {
  const companion = <div data-part="aside">{aside}</div>;
  const first = side === 'start' || leading;
  return (
    <Root {...rest} data-component="Split" data-side={side}>
      <div data-part="columns">
        {first && companion}
        <div data-part="main">{children}</div>
        {!first && companion}
      </div>
    </Root>
  );
}
