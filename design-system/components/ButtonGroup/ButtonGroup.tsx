import type { ComponentProps } from 'react';
import { Root } from './ButtonGroup.styles.ts';

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** Name of the group for screen readers. */
  label: string;
}

export function ButtonGroup({ label, ...rest }: ButtonGroupProps) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be a part of a form
  return <Root role="group" aria-label={label} {...rest} data-component="ButtonGroup" />;
}
