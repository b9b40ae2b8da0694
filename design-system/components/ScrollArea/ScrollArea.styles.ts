import { styled } from 'styled-components';
import { focusRingInside } from '../../internal/styles/focus.styles.ts';

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
    ${focusRingInside}
  }
  @media (forced-colors: active) {
    scrollbar-color: auto;
  }
`;
