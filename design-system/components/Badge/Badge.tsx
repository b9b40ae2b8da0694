import type { ComponentProps } from 'react';
import { Root } from './Badge.styles.ts';
import { defaults, type tones, type variants } from './Badge.variants.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** What kind of news it is; the words must say it too. */
  tone?: (typeof tones)[number];
  variant?: (typeof variants)[number];
}

/** A word or a count about the thing beside it. */
export function Badge({ tone = defaults.tone, variant = defaults.variant, ...rest }: BadgeProps) {
  return <Root {...rest} data-component="Badge" data-tone={tone} data-variant={variant} />;
}
