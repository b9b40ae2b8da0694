import { styled } from 'styled-components';

export const Screens = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(max(14rem, var(--window-width) * 1px / 3), 100%), 1fr));
  gap: var(--ds-space-6) var(--ds-space-4);
  font-family: var(--ds-type-font-sans);
  font-size: var(--ds-type-size-small);
  & > section {
    display: grid;
    gap: var(--ds-space-2);
    container-type: inline-size;
  }
`;

/** Holds a window as wide as its column. */
export const Windows = styled.div`
  container-type: inline-size;
`;

/** A window of the app, as small as its column. */
export const Window = styled.div`
  aspect-ratio: var(--window-width) / var(--window-height);
  overflow: hidden;
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-medium);
  background: var(--ds-surface-sunken);
  & > iframe {
    inline-size: calc(var(--window-width) * 1px);
    block-size: calc(var(--window-height) * 1px);
    border: 0;
    transform: scale(tan(atan2(100cqi, var(--window-width) * 1px)));
    transform-origin: 0 0;
    pointer-events: none;
  }
`;
