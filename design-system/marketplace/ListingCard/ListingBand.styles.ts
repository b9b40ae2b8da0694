import { styled } from 'styled-components';

/** Picture of the data over the whole width of a card, in the hue of its kind. */
export const Band = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / auto minmax(0, 1fr) auto;
  gap: var(--ds-space-1) var(--ds-space-2);
  position: relative;
  block-size: 8.75rem;
  overflow: hidden;
  font-size: var(--ds-type-size-small);
  color: var(--ds-text-muted);
  background: color-mix(in srgb, var(--category-hue) 7%, var(--ds-surface-raised));

  & > [data-part='kind'],
  & > [data-part='measure'],
  & > [data-part='from'],
  & > [data-part='to'] {
    z-index: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='kind'] {
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
    grid-row: 1;
    grid-column: 1 / -1;
    /* Leaves room for the buttons at the end. */
    padding: var(--ds-space-2) var(--ds-space-8) 0 var(--card-pad, var(--ds-space-4));
    font-weight: var(--ds-type-weight-semibold);
    color: var(--ds-text-strong);
  }
  & > [data-part='kind'] > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > [data-part='measure'] {
    grid-row: 3;
    grid-column: 2;
    padding-block-end: var(--ds-space-1);
    text-align: center;
  }
  & > [data-part='from'] {
    grid-row: 3;
    grid-column: 1;
    max-inline-size: 8rem;
    padding: 0 0 var(--ds-space-1) var(--card-pad, var(--ds-space-4));
  }
  & > [data-part='to'] {
    grid-row: 3;
    grid-column: 3;
    padding: 0 var(--card-pad, var(--ds-space-4)) var(--ds-space-1) 0;
    text-align: end;
  }
  & > svg[data-part='chart'] {
    grid-row: 2;
    grid-column: 1 / -1;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
  }
  & [data-part='area'] {
    fill: color-mix(in srgb, var(--category-hue) 18%, transparent);
  }
  & [data-part='line'] {
    fill: none;
    stroke: var(--category-hue);
    stroke-width: var(--ds-line-thick);
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  & [data-part='bars'] {
    fill: color-mix(in srgb, var(--category-hue) 70%, var(--ds-surface-raised));
  }
  &[data-kind='points'] > svg[data-part='chart'] {
    grid-row: 1 / -1;
  }
  &[data-kind='points'] > [data-part='kind'] {
    text-shadow: 0 0 0.25rem var(--ds-surface-raised);
  }
  & [data-part='land'] {
    fill: color-mix(in srgb, var(--category-hue) 14%, var(--ds-surface-raised));
    stroke: color-mix(in srgb, var(--category-hue) 32%, var(--ds-surface-raised));
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  & [data-part='points'] {
    fill: none;
    stroke: var(--category-hue);
    stroke-linecap: round;
    stroke-width: 0.3125rem;
    stroke-opacity: 0.75;
    vector-effect: non-scaling-stroke;
  }
  & > [data-part='emblem'] {
    grid-row: 2;
    grid-column: 1 / -1;
    place-self: center;
    font-size: 3.25rem;
    opacity: 0.55;
  }

  @media (forced-colors: active) {
    & [data-part='line'],
    & [data-part='points'] {
      stroke: CanvasText;
    }
    & [data-part='bars'] {
      fill: CanvasText;
    }
    & [data-part='area'] {
      fill: none;
    }
  }
`;
