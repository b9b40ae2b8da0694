import { styled } from 'styled-components';

export const Drawing = styled.svg`
  display: block;
  inline-size: calc(var(--ds-avatar-large) * 1.5);
  block-size: var(--ds-avatar-large);
  border-radius: var(--ds-radius-medium);
  background: color-mix(in srgb, var(--category-hue, var(--ds-chart-one)) 10%, var(--ds-surface-raised));
  & path {
    fill: var(--category-hue, var(--ds-chart-one));
  }
  &[data-kind='line'] path {
    fill: none;
    stroke: var(--category-hue, var(--ds-chart-one));
    stroke-width: var(--ds-line-thick);
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  & [data-part='land'] {
    fill: color-mix(in srgb, var(--category-hue) 25%, var(--ds-surface-raised));
  }
  & [data-part='points'] {
    fill: none;
    stroke: var(--category-hue);
    stroke-linecap: round;
    stroke-width: var(--ds-space-1);
    vector-effect: non-scaling-stroke;
  }
`;

export const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--ds-avatar-large);
  block-size: var(--ds-avatar-large);
  border-radius: var(--ds-radius-medium);
  font-size: 1.5rem;
  background: color-mix(in srgb, var(--category-hue) 10%, var(--ds-surface-raised));
`;
