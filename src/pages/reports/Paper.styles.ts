import { styled } from 'styled-components';

/** Figures in full rows: five side by side, else four; two on a phone, where the last of an odd number is wide. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(9.5rem, 23%), 1fr));
  gap: var(--ds-space-3);

  &:has(> :nth-child(5):last-child) {
    grid-template-columns: repeat(auto-fit, minmax(max(9.5rem, 17%), 1fr));
  }
  @media (max-width: 47.99rem) {
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** Columns fill independently, so that a short part leaves no gap beside a long one. */
export const Columns = styled.div`
  columns: 24rem;
  column-gap: var(--ds-space-4);

  & > * {
    break-inside: avoid;
    margin-block-end: var(--ds-space-4);
  }
`;

/** Printable page: as wide as a sheet in print, without screen-only parts. */
export const Paper = styled.div`
  /* The heading of a part names its chart. */
  & figcaption > [data-part='title'] {
    display: none;
  }
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
