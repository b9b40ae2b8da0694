import { styled } from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;
  overflow: auto;
  scrollbar-color: var(--ds-edge-control) transparent;
  scrollbar-width: thin;
  &:where([data-scroll='vertical']) {
    overflow: hidden auto;
  }
  &:where([data-scroll='horizontal']) {
    overflow: auto hidden;
  }
  &:focus-visible {
    outline: var(--ds-line-thick) solid var(--ds-focus-ring);
    outline-offset: calc(-1 * var(--ds-line-thick));
  }
  @media (forced-colors: active) {
    scrollbar-color: auto;
  }
`;
