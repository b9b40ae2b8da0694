import type { ComponentProps } from 'react';
import { useDirection } from '../../internal/dom/useDirection.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './ScrollArea.styles.ts';

export interface ScrollAreaProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** Accessible name of the area. */
  label: string;
  /** Directions that scroll. */
  scroll?: 'vertical' | 'horizontal' | 'both';
}

/** An area that scrolls, with thin bars in the colours of the theme. Limit its height by `style`. */
export function ScrollArea(props: ScrollAreaProps) {
  const { label, scroll = 'vertical', ...rest } = useDefaultProps('ScrollArea', props);
  const dir = useDirection();
  return (
    <Root
      dir={dir}
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- props and ref are those of a div
      role="region"
      aria-label={label}
      tabIndex={0}
      data-component="ScrollArea"
      data-scroll={scroll}
    />
  );
}
