import { styled } from 'styled-components';

export const Root = styled.progress`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: var(--ds-space-2);
  border: 0;
  border-radius: var(--ds-radius-full);
  background: var(--ds-surface-pressed);
  overflow: hidden;
  &::-webkit-progress-bar {
    background: var(--ds-surface-pressed);
  }
  &::-webkit-progress-value {
    background: var(--ds-accent-mark);
    border-radius: var(--ds-radius-full);
  }
  &::-moz-progress-bar {
    background: var(--ds-accent-mark);
    border-radius: var(--ds-radius-full);
  }
  &:indeterminate {
    animation: progress-wait calc(var(--ds-motion-slow) * 0.8) var(--ds-motion-in-out) infinite alternate;
  }
  &:indeterminate::-webkit-progress-bar {
    background: var(--ds-accent-mark);
  }
  @keyframes progress-wait {
    from {
      opacity: 0.35;
    }
  }
  @media (forced-colors: active) {
    border: var(--ds-line-thin) solid ButtonText;
    forced-color-adjust: none;
    background: Canvas;
    &::-webkit-progress-bar {
      background: Canvas;
    }
    &::-webkit-progress-value,
    &:indeterminate::-webkit-progress-bar {
      background: Highlight;
    }
    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`;
