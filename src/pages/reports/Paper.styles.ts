import { styled } from 'styled-components';
import { chartCaption } from '../shared/chartCaption.styles.ts';

/** Figures in full rows: five side by side of five or nine, else four; two on a phone. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-3);

  & > * {
    flex: 1 1 max(9rem, 23%);
    min-inline-size: 0;
  }
  &:has(> :is(:nth-child(5), :nth-child(9)):last-child) > * {
    flex-basis: max(9rem, 17%);
  }
  @media screen and (min-width: 68rem) {
    /* The last of nine takes two columns, so that the edges of both rows meet. */
    &:has(> :nth-child(9):last-child) {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      & > :last-child {
        grid-column: span 2;
      }
    }
  }
  @media screen and (max-width: 47.99rem) {
    /* Of an odd number the first is alone: it matters most. */
    & > :first-child:nth-last-child(odd) {
      flex-basis: 100%;
    }
    & [data-part='hint'] {
      display: none;
    }
  }
`;

/**
 * Columns fill independently, so that a short part leaves no gap beside a long one. With room for one column, Chromium
 * would balance its parts into a second one outside the window.
 */
export const Columns = styled.div`
  & > * {
    break-inside: avoid;
    margin-block-end: var(--ds-space-4);
  }
  @media screen and (min-width: 72rem) {
    columns: 24rem;
    column-gap: var(--ds-space-4);
  }
  @media screen and (max-width: 71.99rem) {
    & > :last-child {
      margin-block-end: 0;
    }
  }
`;

export const Paper = styled.div`
  ${chartCaption}
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
