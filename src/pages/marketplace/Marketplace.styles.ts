import { styled } from 'styled-components';

/** Keeps the comparison in sight while the list scrolls under it. */
export const Tray = styled.div`
  position: sticky;
  inset-block-end: calc(var(--ds-space-4) + var(--shell-foot, 0rem));
  z-index: var(--ds-layer-sticky);
`;

/** The ways to draw the list, side by side. */
export const Views = styled.fieldset`
  display: flex;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** A short value that would look like two if it broke. */
export const OneLine = styled.span`
  white-space: nowrap;
`;
