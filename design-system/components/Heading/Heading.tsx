import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './Heading.styles.ts';
import { defaults, type levels, type sizes } from './Heading.variants.ts';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Outline level; use level 1 once per page. */
  level?: (typeof levels)[number];
  /** Text size. Default: derived from the level. */
  size?: (typeof sizes)[number];
}

const sizeOf = { 1: 'large', 2: 'medium', 3: 'small', 4: 'small' } as const;

export function Heading(props: HeadingProps) {
  const { level = defaults.level, size, ...rest } = useDefaultProps('Heading', props);
  return <Root as={`h${level}` as const} {...rest} data-component="Heading" data-size={size ?? sizeOf[level]} />;
}
