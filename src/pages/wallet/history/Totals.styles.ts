import { styled } from 'styled-components';

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--ds-space-4);

  @media (max-width: 63.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & dt {
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
  }
  & dd {
    font-size: var(--ds-type-size-title);
    font-weight: var(--ds-type-weight-semibold);
    font-variant-numeric: tabular-nums;
  }
  & dd > [data-component='Text'] {
    font-size: inherit;
  }
  /* The line of the value is there before the amount, and moves nothing. */
  &[data-valued] dd {
    min-block-size: calc(1lh + var(--ds-type-leading-normal) * var(--ds-type-size-small));
  }
  & [data-part='equivalent'] {
    display: block;
    line-height: var(--ds-type-leading-normal);
  }
`;
