import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './Card.styles.ts';
import { defaults, type paddings, type variants } from './Card.variants.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** Element to render, e.g. an article or a list item. */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** Surface: raised has a shadow, sunken a darker background. */
  variant?: (typeof variants)[number];
  /** Distance to the content. */
  padding?: (typeof paddings)[number];
  /** Makes the whole card click the link marked with `data-part="target"`. */
  interactive?: boolean;
}

export function Card(props: CardProps) {
  const {
    as = 'div',
    variant = defaults.variant,
    padding = defaults.padding,
    interactive = false,
    ...rest
  } = useDefaultProps('Card', props);
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
