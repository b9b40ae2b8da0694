import { styled } from 'styled-components';

export const Tray = styled.div`
  position: sticky;
  inset-block-end: calc(var(--ds-space-4) + var(--shell-foot, 0rem));
  z-index: var(--ds-layer-sticky);
`;

export const Views = styled.fieldset`
  display: flex;
  flex: none;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  /* Phones have no room for the names of the buttons beside it. */
  @media (max-width: 47.99rem) {
    & ~ * [data-part='name'] {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & ~ * svg:first-child {
      margin-inline-end: 0;
    }
  }
`;

/** Beside the tools, which leave it no room on phones. */
export const Beside = styled.div`
  @media (max-width: 47.99rem) {
    display: none;
  }
`;

/** Keeps a short value on one line. */
export const OneLine = styled.span`
  white-space: nowrap;
`;
