import { Portal } from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { closingProps, PanelFrame, usePanelIds, type PanelContentProps } from './PanelFrame.tsx';
import { usePortalRegion } from '../../internal/dom/RegionContext.ts';
import { Scrim } from '../../internal/dom/Scrim.tsx';
import { useReturnFocus } from '../../internal/dom/useReturnFocus.ts';
import * as Styled from './Dialog.styles.ts';
import { defaults, type sizes } from './Dialog.variants.ts';

export { Close, Root, Trigger } from './PanelFrame.tsx';

export interface DialogContentProps extends PanelContentProps {
  /** Width; `full` fills the window. */
  size?: (typeof sizes)[number];
}

export function Content(props: DialogContentProps) {
  const { title, description, size = defaults.size, children, ...rest } = useDefaultProps('DialogContent', props);
  const ids = usePanelIds(description, rest);
  const region = usePortalRegion();
  const focus = useReturnFocus(rest);
  return (
    <Portal>
      <Scrim as={Styled.Overlay} {...region}>
        <Styled.Content
          aria-labelledby={ids.title}
          {...rest}
          {...closingProps(ids.title, rest)}
          aria-describedby={ids.described}
          {...focus}
          data-component="Dialog"
          data-size={size}
        >
          <PanelFrame {...{ title, description, ids }}>{children}</PanelFrame>
        </Styled.Content>
      </Scrim>
    </Portal>
  );
}

export function Footer(props: ComponentProps<'div'>) {
  return <Styled.Footer {...props} data-part="footer" />;
}
