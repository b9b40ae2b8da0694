import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './Skeleton.styles.ts';
import { defaults, type shapes } from './Skeleton.variants.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Outline of the content that will appear. */
  shape?: (typeof shapes)[number];
  /** Number of text lines. */
  lines?: number;
}

export function Skeleton(props: SkeletonProps) {
  const { shape = defaults.shape, lines = defaults.lines, ...rest } = useDefaultProps('Skeleton', props);
  const bars = Math.max(1, Math.min(50, Math.trunc(lines) || 1));
  return (
    <Root aria-hidden {...rest} data-component="Skeleton" data-shape={shape}>
      {Array.from({ length: bars }, (_, index) => (
        <span key={index} />
      ))}
    </Root>
  );
}
