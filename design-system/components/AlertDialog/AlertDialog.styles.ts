import { Content as RadixContent, Overlay as RadixOverlay } from '@radix-ui/react-alert-dialog';
import { styled } from 'styled-components';
import { media } from '../../internal/styles/media.ts';
import { panel, scrim } from '../../internal/styles/overlay.styles.ts';

export const Overlay = styled(RadixOverlay)`
  ${scrim}
  display: grid;
  place-items: center;
  padding: var(--ds-space-4);
  overflow-y: auto;
  ${media.phone} {
    place-items: end stretch;
  }
`;

export const Content = styled(RadixContent)`
  ${panel}
  inline-size: 100%;
  max-inline-size: var(--ds-width-dialog-small);
  border-radius: var(--ds-radius-xlarge);
  animation: alert-rise var(--ds-motion-medium) var(--ds-motion-out);
  @keyframes alert-rise {
    from {
      transform: translateY(var(--ds-space-2)) scale(0.985);
    }
  }
  & > [data-part='footer'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-2);
    justify-content: flex-end;
    padding: 0 var(--ds-space-6) var(--ds-space-6);
  }
  & > [data-part='body']:empty {
    padding-block: var(--ds-space-3) 0;
  }
`;
