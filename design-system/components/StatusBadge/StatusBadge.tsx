import type { ComponentProps } from 'react';
import { Root } from '../Badge/Badge.styles.ts';
import { defaults, type tones } from '../Badge/Badge.variants.ts';

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** Meaning of the status; the application maps its statuses to tones. */
  tone?: (typeof tones)[number];
}

export function StatusBadge({ tone = defaults.tone, ...rest }: StatusBadgeProps) {
  return <Root {...rest} data-component="StatusBadge" data-tone={tone} />;
}
