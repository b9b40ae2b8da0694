import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './Container.styles.ts';
import { defaults, type sizes } from './Container.variants.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  /** Greatest width: a column of text, a page, or all of the space. */
  size?: (typeof sizes)[number];
}

/** Centres content at a readable width, with the padding of a page. */
export function Container(props: ContainerProps) {
  const { size = defaults.size, ...rest } = useDefaultProps('Container', props);
  return <Root {...rest} data-component="Container" data-size={size} />;
}
