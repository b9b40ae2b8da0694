import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './Text.styles.ts';
import { defaults, type sizes, type tones, type weights } from './Text.variants.ts';

export interface TextProps extends ComponentProps<'span'> {
  /** Element to render: a span inside a line, a p for a paragraph. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'small' | 'time';
  /** Size of the text. */
  size?: (typeof sizes)[number];
  /** Meaning of the colour. */
  tone?: (typeof tones)[number];
  /** Weight of the text. */
  weight?: (typeof weights)[number];
  /** Uses tabular figures, so that columns align and counters do not jump. */
  numeric?: boolean;
  /** Uses the monospace font, for code, addresses and keys. */
  mono?: boolean;
  /** Truncates to one line with an ellipsis. */
  truncate?: boolean;
}

export function Text(props: TextProps) {
  const {
    as = 'span',
    size = defaults.size,
    tone = defaults.tone,
    weight = defaults.weight,
    numeric = false,
    mono = false,
    truncate = false,
    ...rest
  } = useDefaultProps('Text', props);
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
