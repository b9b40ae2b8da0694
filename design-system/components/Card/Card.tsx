import type { ComponentProps } from 'react';
import { Root } from './Card.styles.ts';
import { defaults, type paddings, type variants } from './Card.variants.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** The element, where the card is an article, a section or a list item. */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  variant?: (typeof variants)[number];
  padding?: (typeof paddings)[number];
  /** Makes the whole surface press the link that carries `data-part="target"`. */
  interactive?: boolean;
}

/** Holds together what belongs together. */
export function Card({
  as = 'div',
  variant = defaults.variant,
  padding = defaults.padding,
  interactive = false,
  ...rest
}: CardProps) {
  return (
    <Root
      as={as as 'div'}
      {...rest}
      data-component="Card"
      data-variant={variant}
      data-padding={padding}
      data-interactive={interactive || undefined}
    />
  );
}
