/** The one focus ring. `data-force` lets a story show it without a keyboard. */
export const focusRing = `
  &:is(:focus-visible, [data-force~='focus']) {
    outline: var(--ds-line-thick) solid var(--ds-focus-ring);
    outline-offset: var(--ds-line-thick);
  }
`;

/** The ring drawn on the edge itself: for controls that have a border of their own. */
export const focusEdge = `
  &:is(:focus-visible, [data-force~='focus']) {
    outline: var(--ds-line-thick) solid var(--ds-focus-ring);
    outline-offset: calc(-1 * var(--ds-line-thin));
    border-color: transparent;
  }
`;
