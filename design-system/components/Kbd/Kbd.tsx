import type { ComponentProps } from 'react';
import { Root } from './Kbd.styles.ts';

export type KbdProps = ComponentProps<'kbd'>;

/** A key, or keys pressed together, as printed on the keyboard. */
export function Kbd(props: KbdProps) {
  return <Root {...props} data-component="Kbd" />;
}
