import type { ComponentProps, ReactNode } from 'react';
import { Root } from './Split.styles.ts';
import { defaults, type sides } from './Split.variants.ts';

export interface SplitProps extends ComponentProps<'div'> {
  /** What accompanies the main content and stays in view beside it where there is room. */
  aside: ReactNode;
  /** The side of the companion in reading direction; on narrow screens the start side comes first, the end side last. */
  side?: (typeof sides)[number];
}

/** Main content with a narrow companion beside it. */
export function Split({ aside, side = defaults.side, children, ...rest }: SplitProps) {
  const companion = <div data-part="aside">{aside}</div>;
  return (
    <Root {...rest} data-component="Split" data-side={side}>
      <div data-part="columns">
        {side === 'start' && companion}
        <div data-part="main">{children}</div>
        {side === 'end' && companion}
      </div>
    </Root>
  );
}
