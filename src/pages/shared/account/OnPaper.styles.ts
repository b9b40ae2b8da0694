import { styled } from 'styled-components';

/** A sheet that no screen shows; on paper it is all there is. */
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
