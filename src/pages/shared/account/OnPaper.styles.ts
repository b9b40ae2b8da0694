import { styled } from 'styled-components';

/** Print only: replaces the page on paper. */
export const Sheet = styled.section`
  display: none;
  @media print {
    display: grid;
    gap: var(--ds-space-4);
    color-scheme: light;
    background: Canvas;
    color: CanvasText;
    body:has(> &) > *:not(&) {
      display: none !important;
    }
    & pre {
      font-family: var(--ds-type-font-mono);
      font-size: var(--ds-type-size-large);
    }
  }
`;
