import type { ComponentProps } from 'react';
import { asPicture } from '../../internal/pictures/asPicture.ts';
import { Root } from './Spinner.styles.ts';
import { defaults, type sizes } from './Spinner.variants.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Edge length. */
  size?: (typeof sizes)[number];
  /** Accessible name. Omit it when adjacent text says the same. */
  label?: string;
}

// Without memo, which costs more than the spinner.
export function Spinner({ size = defaults.size, label, ...rest }: SpinnerProps) {
  'use no memo';
  return <Root {...asPicture(label)} {...rest} data-component="Spinner" data-size={size} />;
}
