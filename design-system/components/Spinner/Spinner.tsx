import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { asPicture } from '../../internal/pictures/asPicture.ts';
import { Root } from './Spinner.styles.ts';
import { defaults, type sizes } from './Spinner.variants.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Edge length. */
  size?: (typeof sizes)[number];
  /** Accessible name. Omit it when adjacent text says the same. */
  label?: string;
}

export function Spinner(props: SpinnerProps) {
  const { size = defaults.size, label, ...rest } = useDefaultProps('Spinner', props);
  return <Root {...asPicture(label)} {...rest} data-component="Spinner" data-size={size} />;
}
