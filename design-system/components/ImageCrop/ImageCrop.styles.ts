import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--ds-space-3);
  inline-size: 100%;
  max-inline-size: 20rem;

  & > [data-part='view'] {
    position: relative;
    inline-size: 100%;
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: var(--ds-radius-large);
    background: var(--ds-surface-sunken);
    cursor: grab;
    touch-action: none;
    -webkit-user-select: none;
    user-select: none;
  }
  & > [data-part='view']:active {
    cursor: grabbing;
  }
  & > [data-part='view'] > img {
    position: absolute;
    max-inline-size: none;
    pointer-events: none;
  }
  /* The circle marks the part that a round avatar shows; the rest is dimmed. */
  & > [data-part='view']::after {
    content: '';
    position: absolute;
    inset: 0;
    border: var(--ds-line-thin) solid var(--ds-edge-strong);
    border-radius: inherit;
    pointer-events: none;
  }
  &[data-shape='round'] > [data-part='view']::after {
    border-radius: var(--ds-radius-full);
    outline: 10rem solid var(--ds-scrim);
  }
  & > [data-part='view'] > p {
    display: grid;
    block-size: 100%;
    padding: var(--ds-space-4);
    place-items: center;
    color: var(--ds-text-muted);
    text-align: center;
  }
  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 3.5rem;
    gap: var(--ds-space-3);
    align-items: center;
    font-size: var(--ds-type-size-small);
    font-variant-numeric: tabular-nums;
  }
  & > label > input {
    min-inline-size: 0;
    accent-color: var(--ds-accent-mark);
  }
  & > label > output {
    text-align: end;
    color: var(--ds-text-muted);
  }
  & > small {
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
`;
