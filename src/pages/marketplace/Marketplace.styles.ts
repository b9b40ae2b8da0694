import { styled } from 'styled-components';

export const Tray = styled.div`
  position: sticky;
  inset-block-end: calc(var(--ds-space-4) + var(--shell-foot, 0rem));
  z-index: var(--ds-layer-sticky);
`;

/** Beside the tools, which leave it no room on phones. */
export const Beside = styled.div`
  @media (max-width: 47.99rem) {
    display: none;
  }
`;
