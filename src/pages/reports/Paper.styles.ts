import { styled } from 'styled-components';
import { chartCaption } from '../shared/chartCaption.styles.ts';

/** Figures in equal columns: five side by side of five or nine, else four; two in a narrow window. */
export const Row = styled.div`
  --column: max(9rem, 23%);
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--column), 1fr));
  gap: var(--ds-space-3);

  &:has(> :is(:nth-child(5), :nth-child(9)):last-child) {
    --column: max(9rem, 17%);
  }
  @media screen and (min-width: 68rem) {
    /* The last of nine takes two columns, so that the edges of both rows meet. */
    & > :nth-child(9):last-child {
      grid-column: span 2;
    }
  }
  @media screen and (max-width: 63.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* Of an odd number the first is alone: it matters most. */
    & > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media screen and (max-width: 47.99rem) {
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
