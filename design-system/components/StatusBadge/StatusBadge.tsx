import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from '../Badge/Badge.styles.ts';
import { defaults, type tones } from '../Badge/Badge.variants.ts';

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** Meaning of the status; the application maps its statuses to tones. */
  tone?: (typeof tones)[number];
}

export function StatusBadge(props: StatusBadgeProps) {
  const { tone = defaults.tone, ...rest } = useDefaultProps('StatusBadge', props);
  return <Root {...rest} data-component="StatusBadge" data-tone={tone} />;
}
