import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './Divider.styles.ts';
import { defaults, type orientations } from './Divider.variants.ts';

export interface DividerProps extends Omit<ComponentProps<'hr'>, 'children'> {
  /** Direction of the line; a vertical one is as high as its row. */
  orientation?: (typeof orientations)[number];
}

export function Divider(props: DividerProps) {
  const { orientation = defaults.orientation, ...rest } = useDefaultProps('Divider', props);
  return (
    <Root
      {...(orientation === 'vertical' && { 'aria-orientation': orientation })}
      {...rest}
      data-component="Divider"
      data-orientation={orientation}
    />
  );
}
