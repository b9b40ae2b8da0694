import { styled } from 'styled-components';

/** Four figures in a row at most, and two on a phone. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(9.5rem, 22%), 1fr));
  gap: var(--ds-space-3);
`;

/** Two columns that are filled one after the other, so that a short part leaves no hole beside a long one. */
export const Columns = styled.div`
  columns: 24rem;
  column-gap: var(--ds-space-4);

  & > * {
    break-inside: avoid;
    margin-block-end: var(--ds-space-4);
  }
`;

/** A page that can be put on paper: as wide as a sheet while it is printed, without what only a screen can use. */
export const Paper = styled.div`
  &[data-printing] {
    inline-size: 180mm;
  }
  @media print {
    & [data-screen-only] {
      display: none;
    }
    & [data-component='Card'] {
      break-inside: avoid;
      box-shadow: none;
    }
    & details > summary {
      display: none;
    }
  }
`;
