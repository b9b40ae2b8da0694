import { styled } from 'styled-components';

export const Root = styled.svg`
  --chart-color: var(--ds-chart-one);
  display: block;
  inline-size: 100%;
  block-size: var(--ds-chart-small);
  overflow: visible;
  &:where([data-tone='success']) {
    --chart-color: var(--ds-success-mark);
  }
  &:where([data-tone='danger']) {
    --chart-color: var(--ds-danger-mark);
  }
  &:where([data-tone='neutral']) {
    --chart-color: var(--ds-neutral-mark);
  }
  & [data-part='line'] {
    fill: none;
    stroke: var(--chart-color);
    stroke-width: calc(var(--ds-line-thick) * 0.8);
    stroke-linejoin: round;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  & [data-part='fill'] {
    fill: color-mix(in oklab, var(--chart-color) 12%, transparent);
  }
`;
