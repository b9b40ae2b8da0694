import type { ComponentProps } from 'react';
import { Root } from './Container.styles.ts';
import { defaults, type sizes } from './Container.variants.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  /** Greatest width: a column of text, a page, or all of the space. */
  size?: (typeof sizes)[number];
}

/** Centres content at a readable width, with the padding of a page. */
export function Container({ size = defaults.size, ...rest }: ContainerProps) {
  return <Root {...rest} data-component="Container" data-size={size} />;
}
