import { styled } from 'styled-components';

export const Root = styled.div`
  container-type: inline-size;
  overflow: hidden;
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-raised);

  & > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ds-space-3) var(--ds-space-6);
    padding: var(--ds-space-3) var(--ds-space-5);
  }
  /* Heights are reserved, so that lines and trends move nothing when they arrive. */
  & > div > * {
    min-inline-size: 0;
    min-block-size: 4.25rem;
  }
  & [data-part='trend'] {
    min-block-size: 2lh;
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
  }
  & [data-part='figure'] {
    /* A line without room beside the figure wraps out of sight. */
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-4);
    place-content: start;
    align-items: center;
    block-size: 2rem;
    overflow: clip;
    overflow-clip-margin: var(--ds-space-1);
  }
  /* In a narrow tile the value in the operator's currency is below the figure. */
  @container (max-inline-size: 45.99rem) {
    &[data-valued] > div > :not([data-count]) > [data-part='figure'] {
      block-size: 3.25rem;
      align-items: flex-start;
    }
    &[data-valued] [data-part='figure'] > :first-child {
      align-content: start;
    }
    & [data-part='figure'] [data-part='equivalent'] {
      display: block;
    }
    &[data-valued] [data-part='line'] {
      display: none;
    }
  }
  & [data-part='figure'] > :first-child {
    min-inline-size: 3rem;
    min-block-size: 2rem;
    align-content: center;
    white-space: nowrap;
  }
  & [data-part='line'] {
    flex: 1;
    min-inline-size: 3.5rem;
    max-inline-size: 6rem;
    block-size: 1.75rem;
    overflow: visible;
    fill: none;
    stroke: var(--ds-chart-one);
    stroke-width: 1.5;
    stroke-linejoin: round;
    pointer-events: none;
  }
  &:dir(rtl) [data-part='line'] {
    transform: scaleX(-1);
  }
  @container (min-inline-size: 46rem) {
    & [data-part='trend'] {
      min-block-size: 1lh;
    }
    & > div {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
