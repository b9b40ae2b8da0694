import type { ComponentProps } from 'react';
import { Root } from './Divider.styles.ts';
import { defaults, type orientations } from './Divider.variants.ts';

export interface DividerProps extends Omit<ComponentProps<'hr'>, 'children'> {
  /** Direction of the line; a vertical one is as high as its row. */
  orientation?: (typeof orientations)[number];
}

export function Divider({ orientation = defaults.orientation, ...rest }: DividerProps) {
  return (
    <Root
      {...(orientation === 'vertical' && { 'aria-orientation': orientation })}
      {...rest}
      data-component="Divider"
      data-orientation={orientation}
    />
  );
}
