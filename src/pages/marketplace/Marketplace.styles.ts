import { styled } from 'styled-components';

export const Tray = styled.div`
  position: sticky;
  inset-block-end: calc(var(--ds-space-4) + var(--shell-foot, 0rem));
  z-index: var(--ds-layer-sticky);
`;

export const Views = styled.fieldset`
  display: flex;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Beside the title, on phones without the names of the buttons. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-2);
  align-items: center;
  justify-content: flex-end;

  @media (max-width: 47.99rem) {
    & [data-part='name'] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** Keeps a short value on one line. */
export const OneLine = styled.span`
  white-space: nowrap;
`;
