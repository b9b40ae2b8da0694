import { Root as RadixRoot, Viewport as RadixViewport } from '@radix-ui/react-toast';
import { styled } from 'styled-components';
import { media } from '../../internal/styles/media.ts';

export const Viewport = styled(RadixViewport)`
  position: fixed;
  inset-block-end: 0;
  inset-inline-end: 0;
  z-index: var(--ds-layer-snackbar);
  display: flex;
  flex-direction: column;
  gap: var(--ds-space-2);
  inline-size: min(100%, calc(var(--ds-width-snackbar) + 2 * var(--ds-space-4)));
  margin: 0;
  padding: var(--ds-space-4);
  padding-block-end: max(var(--ds-space-4), env(safe-area-inset-bottom));
  list-style: none;
  outline: none;
  pointer-events: none;
  ${media.phone} {
    inset-block: 0 auto;
  }
`;

export const Item = styled(RadixRoot)`
  --snackbar-mark: var(--ds-success-mark);
  display: flex;
  gap: var(--ds-space-3);
  align-items: flex-start;
  padding-block: var(--ds-space-3);
  padding-inline: var(--ds-space-4) var(--ds-space-2);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-popup);
  color: var(--ds-text-strong);
  box-shadow: var(--ds-elevation-high);
  pointer-events: auto;
  animation: snackbar-rise var(--ds-motion-medium) var(--ds-motion-out);
  &:where([data-type='error']) {
    --snackbar-mark: var(--ds-danger-mark);
  }
  &:where([data-type='info']) {
    --snackbar-mark: var(--ds-accent-mark);
  }
  &:where([data-type='warning']) {
    --snackbar-mark: var(--ds-warning-mark);
  }
  & > svg {
    flex: none;
    margin-block-start: 0.15em;
    color: var(--snackbar-mark);
  }
  & > :where([data-part='words']) {
    flex: 1;
    min-inline-size: 0;
    max-block-size: 12rem;
    overflow: auto;
    overflow-wrap: anywhere;
    border-radius: var(--ds-radius-small);
  }
  & :where([data-part='detail']) {
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  & progress {
    inline-size: 100%;
    margin-block-start: var(--ds-space-1);
    accent-color: var(--ds-accent-mark);
  }
  & > button {
    flex: none;
    margin-block: calc(-1 * var(--ds-space-1));
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  @keyframes snackbar-rise {
    from {
      transform: translateY(var(--ds-space-3));
    }
  }
  @media (forced-colors: active) {
    border: var(--ds-line-thin) solid CanvasText;
  }
`;
