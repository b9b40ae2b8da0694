import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './Badge.styles.ts';
import { defaults, type tones, type variants } from './Badge.variants.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning of the badge. The text must convey it without colour. */
  tone?: (typeof tones)[number];
  /** Visual weight. */
  variant?: (typeof variants)[number];
}

export function Badge(props: BadgeProps) {
  const { tone = defaults.tone, variant = defaults.variant, ...rest } = useDefaultProps('Badge', props);
  return <Root {...rest} data-component="Badge" data-tone={tone} data-variant={variant} />;
}
