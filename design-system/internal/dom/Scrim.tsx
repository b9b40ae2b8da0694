import { useDismissableLayerSurface } from '@radix-ui/react-dismissable-layer';
import type { ComponentProps, ElementType } from 'react';
import { Covers } from './Covers.ts';

interface ScrimProps extends ComponentProps<'div'> {
  as: ElementType;
  edge?: ComponentProps<typeof Covers>['edge'];
}

/** Overlay whose press closes its panel, also below an element that stops the events of the press. */
export function Scrim({ as: Overlay, edge = '', children, ...rest }: ScrimProps) {
  const register = useDismissableLayerSurface();
  return (
    <Overlay {...rest} ref={register}>
      <Covers edge={edge} />
      {children}
    </Overlay>
  );
}
