import { styled } from 'styled-components';
import { focusRingAround } from '../../internal/styles/focus.styles.ts';

export const Root = styled.div`
  --card-pad: var(--ds-density-card-pad);
  position: relative;
  min-inline-size: 0;
  padding: var(--card-pad);
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-raised);

  &:where([data-variant='raised']) {
    box-shadow: var(--ds-elevation-low);
  }
  &:where([data-variant='sunken']) {
    background: var(--ds-surface-sunken);
    border-color: transparent;
  }
  &:where([data-padding='none']) {
    --card-pad: 0;
    overflow: hidden;
  }
  &:where([data-padding='large']) {
    --card-pad: var(--ds-space-6);
  }

  /* The first link covers the card; other controls are raised above it. */
  &:where([data-interactive]) {
    cursor: pointer;
  }
  &:where([data-interactive]) :where(a[data-part='target'])::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:where([data-interactive]) :where(button, a:not([data-part='target'])) {
    position: relative;
    z-index: var(--ds-layer-raised);
  }
  &:where([data-interactive]):hover {
    border-color: var(--ds-edge-strong);
    box-shadow: var(--ds-elevation-medium);
  }
  &:where([data-interactive]):has(a[data-part='target']:focus-visible) {
    ${focusRingAround}
  }
  &:where([data-interactive]) a[data-part='target']:focus-visible {
    outline: none;
  }
`;
