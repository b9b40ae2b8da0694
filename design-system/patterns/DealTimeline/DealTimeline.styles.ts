import { styled } from 'styled-components';

// One host; the moves are plain elements. Each price is drawn on the same scale, so that the two sides can be seen to meet.
export const Root = styled.ol`
  container-type: inline-size;
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--ds-space-1) var(--ds-space-3);
    padding-block-end: var(--ds-space-5);
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & > li > [data-part='dot'] {
    inline-size: var(--ds-space-3);
    block-size: var(--ds-space-3);
    margin-block-start: 0.3em;
    border: var(--ds-line-thick) solid var(--ds-accent-mark);
    border-radius: var(--ds-radius-full);
    background: var(--ds-surface-raised);
  }
  & > li[data-side='own'] > [data-part='dot'] {
    background: var(--ds-accent-mark);
  }
  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.4em 0;
    inset-inline-start: calc(var(--ds-space-3) / 2 - var(--ds-line-thin));
    border-inline-start: var(--ds-line-thick) solid var(--ds-edge-subtle);
  }
  & [data-part='price'] {
    text-align: end;
    white-space: nowrap;
    font-weight: var(--ds-type-weight-semibold);
  }
  & [data-part='more'] {
    grid-column: 2 / -1;
    display: grid;
    gap: var(--ds-space-2);
  }
  & p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & [data-part='when'] {
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  & [data-part='rung'] {
    position: relative;
    block-size: var(--ds-space-2);
    border-radius: var(--ds-radius-full);
    background: var(--ds-skeleton);
  }
  & [data-part='rung']::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: 0 calc(100% - var(--deal-at));
    border-radius: inherit;
    background: var(--ds-accent-mark);
    opacity: 0.55;
  }
  & > li[data-side='own'] [data-part='rung']::before {
    opacity: 1;
  }
  & [data-part='rung'] > span {
    position: absolute;
    inset-block: calc(-1 * var(--ds-space-1));
    inset-inline-start: calc(var(--deal-list) - var(--ds-line-thin));
    border-inline-start: var(--ds-line-thick) solid var(--ds-text-strong);
  }
  @media (forced-colors: active) {
    & [data-part='rung'] {
      border: var(--ds-line-thin) solid CanvasText;
    }
    & [data-part='rung']::before {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
