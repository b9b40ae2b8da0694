import type { ComponentProps } from 'react';
import { Root } from './Text.styles.ts';
import { defaults, type sizes, type tones, type weights } from './Text.variants.ts';

export interface TextProps extends ComponentProps<'span'> {
  /** The element: a span in a line, a p for a paragraph. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'small' | 'time';
  size?: (typeof sizes)[number];
  tone?: (typeof tones)[number];
  weight?: (typeof weights)[number];
  /** Gives all figures one width, so that columns and counters do not jump. */
  numeric?: boolean;
  /** Sets code, addresses and keys in the fixed-width face. */
  mono?: boolean;
  /** Cuts at the end of one line. */
  truncate?: boolean;
}

/** Running text with the sizes and tones of the scale. */
export function Text({
  as = 'span',
  size = defaults.size,
  tone = defaults.tone,
  weight = defaults.weight,
  numeric = false,
  mono = false,
  truncate = false,
  ...rest
}: TextProps) {
  return (
    <Root
      as={as}
      {...rest}
      data-component="Text"
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-numeric={numeric || undefined}
      data-mono={mono || undefined}
      data-truncate={truncate || undefined}
    />
  );
}
