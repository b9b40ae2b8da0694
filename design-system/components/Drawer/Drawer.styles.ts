import { Content as RadixContent } from '@radix-ui/react-dialog';
import { styled } from 'styled-components';
import { panel, scrim } from '../../internal/styles/overlay.styles.ts';

export const Overlay = styled.div`
  ${scrim}
  pointer-events: auto;
  z-index: var(--ds-layer-drawer);
`;

export const Content = styled(RadixContent)`
  ${panel}
  --drawer-from: 2rem 0;
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: var(--ds-layer-drawer);
  inline-size: min(100%, var(--ds-width-drawer));
  animation: drawer-slide var(--ds-motion-medium) var(--ds-motion-out);
  &:where([data-side='start']) {
    --drawer-from: -2rem 0;
    inset-inline: 0 auto;
  }
  &:where([data-side='bottom']) {
    --drawer-from: 0 2rem;
    inset: auto 0 0;
    inline-size: 100%;
    max-block-size: 85dvh;
    border-start-start-radius: var(--ds-radius-xlarge);
    border-start-end-radius: var(--ds-radius-xlarge);
  }
  @keyframes drawer-slide {
    from {
      translate: var(--drawer-from);
    }
  }
`;
