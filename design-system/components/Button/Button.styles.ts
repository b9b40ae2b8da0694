import { styled } from 'styled-components';

// inline-block with a line height is cheaper to lay out than inline-flex, and a page holds many buttons. The commonest look
// (solid, accent, medium) sets no variable at all: each one on each button is worked out again when the theme changes.
export const Root = styled.button`
  display: inline-block;
  position: relative;
  block-size: var(--button-height, var(--ds-density-control-medium));
  padding: 0 var(--button-pad, calc(var(--ds-density-control-pad) + var(--ds-space-half)));
  border: var(--ds-line-thin) solid var(--button-edge, transparent);
  border-radius: var(--ds-radius-medium);
  background: var(--button-background, var(--ds-accent-fill));
  color: var(--button-color, var(--ds-accent-on-fill));
  font-size: var(--ds-type-size-medium);
  font-weight: var(--ds-type-weight-medium);
  line-height: calc(var(--button-height, var(--ds-density-control-medium)) - 2 * var(--ds-line-thin));
  letter-spacing: var(--ds-type-tracking-normal);
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  user-select: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &:where([data-tone='neutral']) {
    --button-text: var(--ds-text-strong);
  }
  &:where([data-tone='neutral'][data-variant='solid']) {
    --button-background: var(--ds-neutral-fill);
    --button-background-hover: var(--ds-neutral-fill-hover);
    --button-background-pressed: var(--ds-neutral-fill-pressed);
    --button-color: var(--ds-neutral-on-fill);
  }
  &:where([data-tone='neutral'][data-variant='soft']) {
    --button-tint: var(--ds-neutral-tint);
    --button-tint-hover: var(--ds-neutral-tint-hover);
  }
  &:where([data-tone='danger']) {
    --button-text: var(--ds-danger-text);
  }
  &:where([data-tone='danger'][data-variant='solid']) {
    --button-background: var(--ds-danger-fill);
    --button-background-hover: var(--ds-danger-fill-hover);
    --button-background-pressed: var(--ds-danger-fill-pressed);
    --button-color: var(--ds-danger-on-fill);
  }
  &:where([data-tone='danger'][data-variant='soft']) {
    --button-tint: var(--ds-danger-tint);
    --button-tint-hover: var(--ds-danger-tint-hover);
  }

  &:where([data-variant='soft']) {
    --button-background: var(--button-tint, var(--ds-accent-tint));
    --button-background-hover: var(--button-tint-hover, var(--ds-accent-tint-hover));
    --button-background-pressed: var(--button-tint-hover, var(--ds-accent-tint-hover));
    --button-color: var(--button-text, var(--ds-accent-text));
  }
  &:where([data-variant='outline']) {
    --button-background: var(--ds-surface-raised);
    --button-background-hover: var(--ds-surface-hover);
    --button-background-pressed: var(--ds-surface-pressed);
    --button-color: var(--button-text, var(--ds-accent-text));
    --button-edge: var(--ds-edge-strong);
    box-shadow: var(--ds-elevation-low);
  }
  &:where([data-variant='ghost']) {
    --button-background: transparent;
    --button-background-hover: var(--ds-surface-hover);
    --button-background-pressed: var(--ds-surface-pressed);
    --button-color: var(--button-text, var(--ds-accent-text));
  }

  &:where([data-size='small']) {
    --button-height: var(--ds-density-control-small);
    --button-pad: calc(var(--ds-density-control-pad) - var(--ds-space-half));
    font-size: var(--ds-type-size-small);
  }
  &:where([data-size='large']) {
    --button-height: var(--ds-density-control-large);
    --button-pad: var(--ds-space-5);
    font-size: var(--ds-type-size-large);
    border-radius: calc(var(--ds-radius-medium) + var(--ds-space-half));
  }
  &:where([data-wide]) {
    inline-size: 100%;
  }

  &:is(:hover, [data-force~='hover']) {
    background: var(--button-background-hover, var(--ds-accent-fill-hover));
  }
  &:is(:active, [data-force~='active']) {
    background: var(--button-background-pressed, var(--ds-accent-fill-pressed));
  }
  &:is(:disabled, [aria-disabled='true']) {
    cursor: not-allowed;
  }
  &:is(:disabled, [aria-disabled='true']):not([aria-busy='true']) {
    background: var(--ds-surface-sunken);
    border-color: var(--ds-edge-subtle);
    color: var(--ds-text-muted);
    box-shadow: none;
  }

  & > svg {
    display: inline-block;
    inline-size: var(--ds-icon-medium);
    block-size: var(--ds-icon-medium);
    margin-block: calc(-1 * var(--ds-space-half));
    vertical-align: -0.15em;
  }
  /* Text is no element to a selector, so an icon after the words has to say that it stands there. */
  & > svg {
    margin-inline-end: var(--ds-space-2);
  }
  & > svg[data-place='end'] {
    margin-inline: var(--ds-space-2) 0;
  }

  /* The label stays, unseen, so that the width and the name do not change while the spinner turns. */
  &[aria-busy='true'] {
    color: transparent;
  }
  &[aria-busy='true'] > svg {
    visibility: hidden;
  }
  &[aria-busy='true']::after {
    content: '';
    position: absolute;
    inset: 0;
    inline-size: var(--ds-icon-medium);
    block-size: var(--ds-icon-medium);
    margin: auto;
    border: var(--ds-line-thick) solid var(--button-color, var(--ds-accent-on-fill));
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
  }
`;
