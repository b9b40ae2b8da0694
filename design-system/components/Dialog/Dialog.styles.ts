import { Content as RadixContent } from '@radix-ui/react-dialog';
import { styled } from 'styled-components';
import { media } from '../../internal/styles/media.ts';
import { panel, scrim } from '../../internal/styles/overlay.styles.ts';

// Not Radix's: `Covers` locks the page without its listeners and its second drawing.
export const Overlay = styled.div`
  ${scrim}
  pointer-events: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: var(--ds-space-4);
  overflow-y: auto;
  ${media.phone} {
    place-items: end stretch;
    /* A definite height: long sheets scroll inside, and their footer stays in sight. */
    grid-template-rows: minmax(0, 1fr);
    padding: var(--ds-space-10) 0 0;
  }
`;

export const Content = styled(RadixContent)`
  ${panel}
  inline-size: 100%;
  max-inline-size: var(--ds-width-dialog-medium);
  max-block-size: 100%;
  border-radius: var(--ds-radius-xlarge);
  animation: dialog-rise var(--ds-motion-medium) var(--ds-motion-out);
  &:where([data-size='small']) {
    max-inline-size: var(--ds-width-dialog-small);
  }
  &:where([data-size='large']) {
    max-inline-size: var(--ds-width-dialog-large);
  }
  &:where([data-size='full']) {
    max-inline-size: none;
    min-block-size: 100%;
  }
  @keyframes dialog-rise {
    from {
      transform: translateY(var(--ds-space-2)) scale(0.985);
    }
  }
  ${media.phone} {
    max-inline-size: none;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    /* Focused fields stay above the footer. */
    & > [data-part='body'] {
      scroll-padding-block-end: var(--ds-space-16);
    }
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-2);
  justify-content: flex-end;
  margin-block-start: var(--ds-space-4);
  ${media.phone} {
    position: sticky;
    /* Sticking ends at the padding of the body. */
    inset-block-end: calc(-1 * var(--ds-space-6));
    z-index: var(--ds-layer-sticky);
    margin-inline: calc(-1 * var(--ds-space-6));
    margin-block-end: calc(-1 * var(--ds-space-6));
    padding: var(--ds-space-3) var(--ds-space-6) var(--ds-space-4);
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
    background: var(--ds-surface-popup);
    & > button {
      flex: 1 1 auto;
    }
  }
`;
