import { css } from 'styled-components';
import { focusRingOnEdge } from './focus.styles.ts';

export const controlBox = css`
  inline-size: 100%;
  min-block-size: var(--ds-density-control-medium);
  padding: 0 var(--ds-density-control-pad);
  border: var(--ds-line-thin) solid var(--ds-edge-control);
  border-radius: var(--ds-radius-medium);
  background: var(--ds-surface-control);
  color: var(--ds-text-strong);
  font-size: var(--ds-type-size-medium);
  line-height: var(--ds-type-leading-snug);
  &:focus-visible {
    ${focusRingOnEdge}
    border-color: transparent;
  }
  &:hover:not(:disabled, :focus-visible) {
    border-color: var(--ds-text-muted);
  }
  &::placeholder {
    color: var(--ds-text-muted);
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: var(--ds-danger-mark);
  }
  &:disabled {
    background: var(--ds-surface-sunken);
    color: var(--ds-text-muted);
    border-color: var(--ds-edge-subtle);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    font-size: var(--ds-type-size-large);
  }
`;

export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const toneVariables = css`
  &:where([data-tone='neutral']) {
    --tone-tint: var(--ds-neutral-tint);
    --tone-text: var(--ds-neutral-text);
    --tone-edge: var(--ds-neutral-edge);
    --tone-mark: var(--ds-neutral-mark);
  }
  &:where([data-tone='accent']) {
    --tone-tint: var(--ds-accent-tint);
    --tone-text: var(--ds-accent-text);
    --tone-edge: var(--ds-accent-edge);
    --tone-mark: var(--ds-accent-mark);
  }
  &:where([data-tone='success']) {
    --tone-tint: var(--ds-success-tint);
    --tone-text: var(--ds-success-text);
    --tone-edge: var(--ds-success-edge);
    --tone-mark: var(--ds-success-mark);
  }
  &:where([data-tone='warning']) {
    --tone-tint: var(--ds-warning-tint);
    --tone-text: var(--ds-warning-text);
    --tone-edge: var(--ds-warning-edge);
    --tone-mark: var(--ds-warning-mark);
  }
  &:where([data-tone='danger']) {
    --tone-tint: var(--ds-danger-tint);
    --tone-text: var(--ds-danger-text);
    --tone-edge: var(--ds-danger-edge);
    --tone-mark: var(--ds-danger-mark);
  }
`;

export const tones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;
export type Tone = (typeof tones)[number];
