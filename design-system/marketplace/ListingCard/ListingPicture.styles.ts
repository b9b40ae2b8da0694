import { styled } from 'styled-components';

export const Drawing = styled.svg`
  display: block;
  inline-size: calc(var(--ds-avatar-large) * 1.5);
  block-size: var(--ds-avatar-large);
  border-radius: var(--ds-radius-medium);
  background: var(--ds-neutral-tint);
  & path {
    fill: var(--ds-chart-one);
  }
  &[data-kind='line'] path {
    fill: none;
    stroke: var(--ds-chart-one);
    stroke-width: var(--ds-line-thick);
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
`;
