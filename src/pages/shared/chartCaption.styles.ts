/** For charts in cards: the heading of the card names the chart, and the readout shares the line of the legend. */
export const chartCaption = `
  & figcaption > [data-part='title'] { display: none; }
  & figcaption:has(+ [data-part='legend']) {
    justify-content: end;
    margin-block-end: calc(-1lh - var(--ds-space-3));
  }
  /* Without a legend, the readout takes the gap above and below it. */
  & figcaption:not(:has(+ [data-part='legend'])) { margin-block: calc(-1 * var(--ds-space-3)) calc(-1 * var(--ds-space-2)); }
  /* A phone has no room for both; the readout names the series as well. */
  @media (max-width: 47.99rem) {
    & figcaption:has(+ [data-part='legend']) { justify-content: start; }
    & figcaption:has([data-part='readout']:not(:empty)) + [data-part='legend'] { visibility: hidden; }
  }
`;
