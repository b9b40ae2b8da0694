import type { ComponentProps } from 'react';
import { Root } from './VisuallyHidden.styles.ts';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers that is not drawn. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} data-component="VisuallyHidden" />;
}
