import { Portal } from '@radix-ui/react-dialog';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { closingProps, PanelFrame, usePanelIds, type PanelContentProps } from '../Dialog/PanelFrame.tsx';
import { usePortalRegion } from '../../internal/dom/RegionContext.ts';
import { Scrim } from '../../internal/dom/Scrim.tsx';
import { useReturnFocus } from '../../internal/dom/useReturnFocus.ts';
import * as Styled from './Drawer.styles.ts';
import { defaults, type sides } from './Drawer.variants.ts';

export { Close, Root, Trigger } from '../Dialog/PanelFrame.tsx';

export interface DrawerContentProps extends PanelContentProps {
  /** Edge of the screen, in reading direction. */
  side?: (typeof sides)[number];
}

export function Content(props: DrawerContentProps) {
  const { title, description, side = defaults.side, children, ...rest } = useDefaultProps('DrawerContent', props);
  const ids = usePanelIds(description, rest);
  const region = usePortalRegion();
  const focus = useReturnFocus(rest);
  return (
    <Portal>
      <Scrim as={Styled.Overlay} edge={side === 'end' ? side : ''} {...region} />
      <Styled.Content
        aria-labelledby={ids.title}
        {...region}
        {...rest}
        {...closingProps(ids.title, rest)}
        aria-describedby={ids.described}
        style={{ ...region.style, ...rest.style }}
        {...focus}
        data-component="Drawer"
        data-side={side}
      >
        <PanelFrame {...{ title, description, ids }}>{children}</PanelFrame>
      </Styled.Content>
    </Portal>
  );
}
