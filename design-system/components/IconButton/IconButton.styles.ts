import { styled } from 'styled-components';

export const Root = styled.button`
  --icon-button-size: var(--ds-density-control-medium);
  display: inline-grid;
  place-items: center;
  flex: none;
  position: relative;
  inline-size: var(--icon-button-size);
  block-size: var(--icon-button-size);
  padding: 0;
  border: var(--ds-line-thin) solid transparent;
  border-radius: var(--ds-radius-medium);
  background: transparent;
  color: var(--ds-text-muted);
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &:where([data-size='small']) {
    --icon-button-size: var(--ds-density-control-small);
  }
  &:where([data-size='large']) {
    --icon-button-size: var(--ds-density-control-large);
  }
  &:where([data-variant='soft']) {
    background: var(--ds-neutral-tint);
    color: var(--ds-text-strong);
  }
  &:where([data-variant='outline']) {
    background: var(--ds-surface-raised);
    border-color: var(--ds-edge-strong);
    color: var(--ds-text-strong);
  }
  &:where([data-variant='solid']) {
    background: var(--ds-accent-fill);
    color: var(--ds-accent-on-fill);
  }
  &:is(:hover, [data-force~='hover']):where(:not([data-variant='solid'])) {
    background: var(--ds-surface-hover);
    color: var(--ds-text-strong);
  }
  &:is(:hover, [data-force~='hover']):where([data-variant='solid']) {
    background: var(--ds-accent-fill-hover);
  }
  &:is(:active, [data-force~='active']):where(:not([data-variant='solid'])) {
    background: var(--ds-surface-pressed);
  }
  &:where([aria-pressed='true']:not([data-variant='solid'])) {
    color: var(--ds-accent-text);
  }
  &:is(:disabled, [aria-disabled='true']) {
    color: var(--ds-text-muted);
    opacity: 0.5;
    cursor: not-allowed;
  }
  & > svg {
    inline-size: var(--ds-icon-medium);
    block-size: var(--ds-icon-medium);
  }
  &:where([data-size='large']) > svg {
    inline-size: var(--ds-icon-large);
    block-size: var(--ds-icon-large);
  }
  @media (pointer: coarse) {
    &::before {
      content: '';
      position: absolute;
      inset: calc(-1 * var(--ds-space-2));
    }
  }
`;
