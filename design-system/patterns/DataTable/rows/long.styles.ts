export const long = `
  /* Groups outside the viewport skip layout. That requires block elements, so columns use fixed grid tracks. */
  &[data-long] :is(table, thead, tbody) {
    display: block;
  }
  &[data-long] tbody {
    content-visibility: auto;
    contain-intrinsic-block-size: auto calc(25 * var(--drawn-row, var(--ds-density-row)));
  }
  &[data-long] tr {
    display: grid;
    grid-template-columns: var(--table-tracks);
  }
  /* A table wider than its container scrolls sideways; row lines and background span all columns. */
  &[data-long]:not([data-cards]) table {
    min-inline-size: var(--table-min-width);
  }
  &[data-long] :is(th, td) {
    inline-size: auto !important;
    min-inline-size: 0;
    block-size: auto;
    min-block-size: var(--ds-density-row);
    align-content: center;
  }
  &[data-long] tr[data-part='detail'] {
    display: block;
  }
  /* Cards have their select in the place of the column headers. */
  &[data-long]:not([data-cards]) thead {
    position: sticky;
    inset-block-start: 0;
    z-index: var(--ds-layer-sticky);
  }
  @media print {
    & > [data-part='scroll'] {
      max-block-size: none;
    }
    &[data-long] tbody {
      content-visibility: visible;
    }
  }
`;
