import { styled } from 'styled-components';

/** Appears within 400 ms; with reduced motion the durations are 1 ms. */
export const Moment = styled.div`
  display: flex;
  gap: var(--ds-space-3);
  align-items: center;
  padding: var(--ds-space-4);
  border-radius: var(--ds-radius-large);
  background: var(--ds-success-tint);
  animation: bought-appear var(--ds-motion-medium) var(--ds-motion-out);

  & > svg {
    flex: none;
    inline-size: var(--ds-space-12);
    block-size: var(--ds-space-12);
    fill: none;
    stroke: var(--ds-success-text);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & > svg > path {
    stroke-dasharray: 1;
    animation: bought-draw var(--ds-motion-medium) var(--ds-motion-medium) var(--ds-motion-out) backwards;
  }

  @keyframes bought-appear {
    from {
      opacity: 0;
      transform: translateY(var(--ds-space-3)) scale(0.98);
    }
  }
  @keyframes bought-draw {
    from {
      stroke-dashoffset: 1;
    }
    to {
      stroke-dashoffset: 0;
    }
  }
`;
