/** Tables of a hundred rows and more. */
export const long = `
  /* Groups out of sight are not laid out; that works on blocks only, so columns take fixed tracks instead. */
  &[data-long] :is(table, thead, tbody) {
    display: block;
  }
  &[data-long] tbody {
    content-visibility: auto;
    contain-intrinsic-block-size: auto calc(25 * var(--ds-density-row));
  }
  &[data-long] tr {
    display: grid;
    grid-template-columns: var(--table-tracks);
  }
  /* Wider than its room, it scrolls sideways, with the lines and the tint of a row as wide as its columns. */
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
  &[data-long] thead {
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
