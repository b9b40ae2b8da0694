import type { ComponentProps } from 'react';
import { Root } from '../Badge/Badge.styles.ts';
import { defaults, type tones } from '../Badge/Badge.variants.ts';

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** The app maps its status to a tone. */
  tone?: (typeof tones)[number];
}

/** The state of a thing that changes: a dot and a word. */
export function StatusBadge({ tone = defaults.tone, ...rest }: StatusBadgeProps) {
  return <Root {...rest} data-component="StatusBadge" data-tone={tone} />;
}
