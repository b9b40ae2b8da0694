import { styled } from 'styled-components';

/** Phones place only the title next to the picture. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--ds-space-2) var(--ds-space-4);

  & > :first-child {
    grid-row: 1 / span 2;
  }
  & [data-part='tools'] {
    min-inline-size: min-content;
  }
  @media (max-width: 47.99rem) {
    & > :first-child {
      grid-row: 1;
    }
    /* On a line of their own, the first icon starts where the title does. */
    & [data-wrap] > [data-part='tools'] {
      margin-inline-start: calc((var(--ds-icon-medium) - var(--ds-density-control-small)) / 2);
    }
    & > [data-part='facts'] {
      grid-column: 1 / -1;
    }
  }
`;
