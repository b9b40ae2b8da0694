/** For charts in cards: the heading of the card names the chart, and the readout shares the line of the legend. */
export const chartCaption = `
  & figcaption > [data-part='title'] { display: none; }
  /* One cell for both: Chromium leaves out negative margins in a second column. */
  & figcaption:has(+ [data-part='legend']),
  & figcaption + [data-part='legend'] { grid-area: 1 / 1; }
  & figcaption:has(+ [data-part='legend']) { justify-content: end; }
  /* Without a legend, the readout stands in the gap. */
  & figcaption:not(:has(+ [data-part='legend'])) {
    position: relative;
    inset-block-start: calc(-1 * var(--ds-space-2));
    block-size: 0;
  }
  /* Phones have no room for both; the readout names the series too. */
  @media (max-width: 47.99rem) {
    & figcaption:has(+ [data-part='legend']) { justify-content: start; }
    & figcaption:has([data-part='readout']:not(:empty)) + [data-part='legend'] { visibility: hidden; }
  }
`;
