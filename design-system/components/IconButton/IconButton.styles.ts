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
    border-color: var(--ds-edge-tint);
    background: var(--ds-neutral-tint);
    color: var(--ds-text-strong);
  }
  &:where([data-variant='outline']) {
    background: var(--ds-surface-raised);
    border-color: var(--ds-edge-strong);
    color: var(--ds-text-strong);
  }
  &:where([data-tone='danger']) {
    color: var(--ds-danger-text);
  }
  &:where([data-tone='danger'][data-variant='soft']) {
    background: var(--ds-danger-tint);
  }
  &:where([data-variant='solid']) {
    background: var(--ds-accent-fill);
    color: var(--ds-accent-on-fill);
  }
  &:where([data-tone='danger'][data-variant='solid']) {
    background: var(--ds-danger-fill);
    color: var(--ds-danger-on-fill);
  }
  &:hover:where(:not([data-variant='solid'])) {
    background: var(--ds-surface-hover);
    color: var(--ds-text-strong);
  }
  &:hover:where([data-tone='danger']:not([data-variant='solid'])) {
    background: var(--ds-danger-tint-hover);
    color: var(--ds-danger-text);
  }
  &:hover:where([data-variant='solid']) {
    background: var(--ds-accent-fill-hover);
  }
  &:hover:where([data-tone='danger'][data-variant='solid']) {
    background: var(--ds-danger-fill-hover);
  }
  &:active:where(:not([data-variant='solid'])) {
    background: var(--ds-surface-pressed);
  }
  &:where([aria-pressed='true']:not([data-variant='solid'])) {
    color: var(--ds-accent-text);
  }
  &:is(:disabled, [aria-disabled='true']) {
    cursor: not-allowed;
  }
  &:is(:disabled, [aria-disabled='true']):not([aria-busy='true']) {
    opacity: 0.5;
  }
  &:is(:disabled, [aria-disabled='true']):where(:not([data-variant='solid'], [aria-busy='true'])) {
    color: var(--ds-text-muted);
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
    /* Keeps the tap areas of neighbours apart. */
    &:where([data-size='small']) + :where(a, button) {
      margin-inline-start: var(--ds-space-2);
    }
    &:where([data-size='small']) + & {
      margin-inline-start: var(--ds-space-4);
    }
  }
`;
