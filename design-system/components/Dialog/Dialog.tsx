import { Portal } from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';
import { Covers } from '../../internal/dom/Covers.ts';
import { describedBy, PanelFrame, type PanelContentProps } from './PanelFrame.tsx';
import { useReturnFocus } from '../../internal/dom/useReturnFocus.ts';
import * as Styled from './Dialog.styles.ts';
import { defaults, type sizes } from './Dialog.variants.ts';

export { Close, Root, Trigger } from './PanelFrame.tsx';

export interface DialogContentProps extends PanelContentProps {
  size?: (typeof sizes)[number];
}

/** Modal panel. Focus stays inside; Escape or clicking outside closes it. */
export function Content({ title, description, size = defaults.size, children, ...rest }: DialogContentProps) {
  const focus = useReturnFocus(rest);
  return (
    <Portal>
      <Styled.Overlay>
        <Covers />
        <Styled.Content {...describedBy(description)} {...rest} {...focus} data-component="Dialog" data-size={size}>
          <PanelFrame title={title} description={description}>
            {children}
          </PanelFrame>
        </Styled.Content>
      </Styled.Overlay>
    </Portal>
  );
}

/** Row of buttons at the bottom, the primary one last. */
export function Footer(props: ComponentProps<'div'>) {
  return <Styled.Footer {...props} data-part="footer" />;
}
