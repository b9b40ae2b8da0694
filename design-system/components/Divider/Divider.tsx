import type { ComponentProps } from 'react';
import { Root } from './Divider.styles.ts';

export type DividerProps = Omit<ComponentProps<'hr'>, 'children'>;

export function Divider(props: DividerProps) {
  return <Root {...props} data-component="Divider" />;
}
