import { styled } from 'styled-components';

// inline-block with a line height lays out faster than inline-flex, which matters on pages with many buttons. No
// variant sets a custom property: browsers recompute each one per button on mount and on a theme change.
export const Root = styled.button`
  display: inline-block;
  border: var(--ds-line-thin) solid transparent;
  border-radius: var(--ds-radius-medium);
  font-weight: var(--ds-type-weight-medium);
  letter-spacing: var(--ds-type-tracking-normal);
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  -webkit-user-select: none;
  user-select: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  block-size: var(--ds-density-control-medium);
  padding: 0 calc(var(--ds-density-control-pad) + var(--ds-space-half));
  background: var(--ds-accent-fill);
  color: var(--ds-accent-on-fill);
  font-size: var(--ds-type-size-medium);
  line-height: calc(var(--ds-density-control-medium) - 2 * var(--ds-line-thin));

  &:hover {
    background: var(--ds-accent-fill-hover);
  }
  &:active {
    background: var(--ds-accent-fill-pressed);
  }
  &:where([data-tone='neutral']) {
    background: var(--ds-neutral-fill);
    color: var(--ds-neutral-on-fill);
  }
  &:hover:where([data-tone='neutral']) {
    background: var(--ds-neutral-fill-hover);
  }
  &:active:where([data-tone='neutral']) {
    background: var(--ds-neutral-fill-pressed);
  }
  &:where([data-tone='danger']) {
    background: var(--ds-danger-fill);
    color: var(--ds-danger-on-fill);
  }
  &:hover:where([data-tone='danger']) {
    background: var(--ds-danger-fill-hover);
  }
  &:active:where([data-tone='danger']) {
    background: var(--ds-danger-fill-pressed);
  }
  &:where([data-variant='soft']) {
    border-color: var(--ds-edge-tint);
    background: var(--ds-accent-tint);
    color: var(--ds-accent-text);
  }
  &:is(:hover, :active):where([data-variant='soft']) {
    background: var(--ds-accent-tint-hover);
  }
  &:where([data-tone='neutral'][data-variant='soft']) {
    border-color: var(--ds-edge-tint);
    background: var(--ds-neutral-tint);
    color: var(--ds-text-strong);
  }
  &:is(:hover, :active):where([data-tone='neutral'][data-variant='soft']) {
    background: var(--ds-neutral-tint-hover);
  }
  &:where([data-tone='danger'][data-variant='soft']) {
    border-color: var(--ds-edge-tint);
    background: var(--ds-danger-tint);
    color: var(--ds-danger-text);
  }
  &:is(:hover, :active):where([data-tone='danger'][data-variant='soft']) {
    background: var(--ds-danger-tint-hover);
  }
  &:where([data-variant='outline']) {
    border-color: var(--ds-edge-strong);
    background: var(--ds-surface-raised);
    box-shadow: var(--ds-elevation-low);
  }
  &:where([data-variant='ghost']) {
    background: transparent;
  }
  &:where([data-variant='outline'], [data-variant='ghost']) {
    color: var(--ds-accent-text);
  }
  &:where([data-variant='outline'], [data-variant='ghost']):where([data-tone='neutral']) {
    color: var(--ds-text-strong);
  }
  &:where([data-variant='outline'], [data-variant='ghost']):where([data-tone='danger']) {
    color: var(--ds-danger-text);
  }
  &:hover:where([data-variant='outline'], [data-variant='ghost']) {
    background: var(--ds-surface-hover);
  }
  &:active:where([data-variant='outline'], [data-variant='ghost']) {
    background: var(--ds-surface-pressed);
  }
  &:where([data-size='small']) {
    block-size: var(--ds-density-control-small);
    padding: 0 calc(var(--ds-density-control-pad) - var(--ds-space-half));
    font-size: var(--ds-type-size-small);
    line-height: calc(var(--ds-density-control-small) - 2 * var(--ds-line-thin));
  }
  &:where([data-size='large']) {
    block-size: var(--ds-density-control-large);
    padding: 0 var(--ds-space-5);
    border-radius: calc(var(--ds-radius-medium) + var(--ds-space-half));
    font-size: var(--ds-type-size-large);
    line-height: calc(var(--ds-density-control-large) - 2 * var(--ds-line-thin));
  }
  &:where([data-wide]) {
    inline-size: 100%;
  }
  /* A long text wraps; a short one keeps the height of other buttons. */
  &:where([data-wide]:not([data-size='small'])) {
    block-size: auto;
    padding-block: calc((var(--ds-density-control-medium) - 2 * var(--ds-line-thin) - 1.3em) / 2);
    line-height: 1.3;
    white-space: normal;
  }
  &:where([data-wide][data-size='large']) {
    padding-block: calc((var(--ds-density-control-large) - 2 * var(--ds-line-thin) - 1.3em) / 2);
  }
  &:is(:disabled, [aria-disabled='true']) {
    cursor: not-allowed;
  }
  &:is(:disabled, [aria-disabled='true']):not([aria-busy='true']) {
    background: var(--ds-neutral-tint);
    border-color: var(--ds-edge-subtle);
    color: var(--ds-text-muted);
    box-shadow: none;
  }

  & > svg {
    display: inline-block;
    inline-size: var(--ds-icon-medium);
    block-size: var(--ds-icon-medium);
    margin-block: calc(-1 * var(--ds-space-half));
    margin-inline-end: var(--ds-space-2);
    vertical-align: -0.15em;
  }
  /* CSS cannot see text nodes, so a trailing icon needs its own marker. */
  & > svg[data-place='end'] {
    margin-inline: var(--ds-space-2) 0;
  }
  /* Hidden but present: the width and the accessible name stay the same while loading. */
  &:where([aria-busy='true'][aria-disabled='true']) {
    position: relative;
    -webkit-text-fill-color: transparent;
  }
  &:where([aria-busy='true'][aria-disabled='true']) > svg {
    visibility: hidden;
  }
  &:where([aria-busy='true'][aria-disabled='true'])::after {
    content: '';
    position: absolute;
    inset: 0;
    inline-size: var(--ds-icon-medium);
    block-size: var(--ds-icon-medium);
    margin: auto;
    border: var(--ds-line-thick) solid currentcolor;
    border-inline-end-color: transparent;
    border-radius: var(--ds-radius-full);
    animation: button-turn var(--ds-motion-slow) linear infinite;
  }
  @keyframes button-turn {
    to {
      transform: rotate(1turn);
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &:where([aria-busy='true'][aria-disabled='true'])::after {
      border-inline-end-color: ButtonFace;
    }
  }
`;
