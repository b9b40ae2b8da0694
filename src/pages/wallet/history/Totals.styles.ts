import { styled } from 'styled-components';

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--ds-space-4);

  @media (max-width: 63.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* The line of the value is there before the amount, and moves nothing. */
  &[data-valued] > * {
    min-block-size: 4.5rem;
  }
`;
