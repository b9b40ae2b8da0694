import { Corner, Scrollbar, Thumb, Viewport } from '@radix-ui/react-scroll-area';
import type { ComponentProps } from 'react';
import { useDirection } from '../../internal/dom/useDirection.ts';
import { Root } from './ScrollArea.styles.ts';

export interface ScrollAreaProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** Accessible name of the area. */
  label: string;
  /** Directions that scroll. */
  scroll?: 'vertical' | 'horizontal' | 'both';
}

/** An area that scrolls, with bars that look alike everywhere. Limit its height by `style`. */
export function ScrollArea({ label, scroll = 'vertical', children, ...rest }: ScrollAreaProps) {
  const dir = useDirection();
  return (
    <Root type="auto" dir={dir} {...rest} data-component="ScrollArea">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Radix renders the element */}
      <Viewport role="region" aria-label={label} tabIndex={0} data-part="view">
        {children}
      </Viewport>
      {scroll !== 'horizontal' && (
        <Scrollbar orientation="vertical">
          <Thumb data-part="thumb" />
        </Scrollbar>
      )}
      {scroll !== 'vertical' && (
        <Scrollbar orientation="horizontal">
          <Thumb data-part="thumb" />
        </Scrollbar>
      )}
      <Corner />
    </Root>
  );
}
