import type { ComponentProps } from 'react';
import { Root } from './Kbd.styles.ts';

export type KbdProps = ComponentProps<'kbd'>;

export function Kbd(props: KbdProps) {
  return <Root {...props} data-component="Kbd" />;
}
