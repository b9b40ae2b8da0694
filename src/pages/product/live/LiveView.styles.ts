import { styled } from 'styled-components';

/** State as a coloured dot beside its text, which carries the meaning. */
export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ds-space-2);
  font-weight: var(--ds-type-weight-semibold);

  &::before {
    content: '';
    inline-size: var(--ds-space-2);
    block-size: var(--ds-space-2);
    border-radius: var(--ds-radius-full);
    background: var(--ds-neutral-mark);
  }
  &[data-state='open']::before {
    background: var(--ds-success-mark);
  }
  &:is([data-state='away'], [data-state='lost'], [data-state='offline'], [data-state='silent'])::before {
    background: var(--ds-warning-mark);
  }
  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
    }
  }
`;

/** One line, so that the rows below show without scrolling. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-1) var(--ds-space-5);

  & > div {
    display: flex;
    align-items: center;
    gap: var(--ds-space-2);
    min-block-size: 1.75rem;
    white-space: nowrap;
  }
  & dt {
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
  }
  & dd {
    display: flex;
    align-items: center;
    gap: var(--ds-space-3);
    font-weight: var(--ds-type-weight-semibold);
    font-variant-numeric: tabular-nums;
  }
  /* Columns of one width, so that no figure moves to another line when it grows. */
  @media (max-width: 47.99rem) {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > div {
      flex-direction: column;
      align-items: start;
      gap: 0;
    }
    & dd {
      min-block-size: 1lh;
      gap: var(--ds-space-2);
    }
    & svg {
      inline-size: 2.5rem;
    }
  }
`;

export const Spark = styled.svg`
  inline-size: 5rem;
  block-size: 1.25rem;
  overflow: visible;

  & > path {
    fill: none;
    stroke: var(--ds-chart-one);
    stroke-width: var(--ds-line-thick);
    vector-effect: non-scaling-stroke;
    stroke-linejoin: round;
  }
`;
