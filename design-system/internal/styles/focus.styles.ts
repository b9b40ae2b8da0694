/** Ring of the element that has the keyboard focus. */
export const focusRing = 'outline: var(--ds-focus-width) solid var(--ds-focus-ring);';

export const focusRingAround = `
  ${focusRing}
  outline-offset: var(--ds-focus-width);
`;

/** For elements at an edge that would clip a ring around them. */
export const focusRingInside = `
  ${focusRing}
  outline-offset: calc(-1 * var(--ds-focus-width));
`;

/** For elements with a border: the ring covers it. */
export const focusRingOnEdge = `
  ${focusRing}
  outline-offset: calc(-1 * var(--ds-line-thin));
`;
