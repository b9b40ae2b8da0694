import type { ComponentProps } from 'react';
import { asPicture } from '../../internal/dom/asPicture.ts';
import { Root } from './Spinner.styles.ts';
import { defaults, type sizes } from './Spinner.variants.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  size?: (typeof sizes)[number];
  /** What is going on; without it the spinner is decoration beside a text that says so. */
  label?: string;
}

/** Work goes on and nobody knows for how long. */
export function Spinner({ size = defaults.size, label, ...rest }: SpinnerProps) {
  return <Root {...asPicture(label)} {...rest} data-component="Spinner" data-size={size} />;
}
