import { styled } from 'styled-components';

export const Preset = styled.button`
  padding: var(--ds-space-half) var(--ds-space-2);
  border: var(--ds-line-thin) solid var(--ds-edge-strong);
  border-radius: var(--ds-radius-full);
  background: var(--ds-surface-raised);
  font-size: var(--ds-type-size-small);
  font-variant-numeric: tabular-nums;
  color: var(--ds-text-strong);
  cursor: pointer;
  &:hover {
    background: var(--ds-surface-hover);
  }
  &[aria-pressed='true'] {
    background: var(--ds-accent-tint);
    border-color: var(--ds-accent-mark);
    color: var(--ds-accent-text);
  }
  &:disabled {
    color: var(--ds-text-muted);
    cursor: not-allowed;
  }
`;
