import { styled } from 'styled-components';
import { Card } from '../../components/Card/index.ts';

export const Root = styled(Card)`
  --card-pad: var(--ds-space-4);
  display: flex;
  flex-direction: column;
  gap: var(--ds-space-1);
  padding-block-end: var(--ds-space-3);
  font-size: var(--ds-type-size-small);

  /* The cards of one row share the heights of their parts. In narrower windows a row is one card. */
  @media (min-width: 37.5rem) {
    [data-component='Grid'] > & {
      --card-text: 1;
      display: grid;
      grid-row: span calc(5 + var(--card-text));
      grid-template-rows: subgrid;
      grid-template-columns: minmax(0, 1fr);
      align-items: start;
    }
  }
  [data-component='Grid'] > &[data-brief] {
    --card-text: 0;
  }

  /* The picture reaches the edges of the card. */
  & > [data-part='band'] {
    grid-row: 1;
    block-size: 8.75rem;
    margin: calc(var(--card-pad) * -1);
    margin-block-end: var(--ds-space-2);
    border-radius: calc(var(--ds-radius-large) - var(--ds-line-thin)) calc(var(--ds-radius-large) - var(--ds-line-thin))
      0 0;
  }
  & > [data-part='head'] {
    grid-row: 2;
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
    min-inline-size: 0;
  }
  & h2,
  & h3 {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    font-size: var(--ds-type-size-medium);
    line-height: var(--ds-type-leading-tight);
    font-weight: var(--ds-type-weight-semibold);
    letter-spacing: var(--ds-type-tracking-tight);
  }
  & a[data-part='target'] {
    /* Not on the heading: Chromium keeps the ellipsis in the previous theme's colour unless the clamped element owns
       the text. */
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
    color: var(--ds-text-strong);
    text-decoration: none;
  }
  & > [data-part='text'] {
    grid-row: 3;
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ds-text-muted);
  }
  & mark {
    background: var(--ds-accent-tint);
    color: var(--ds-text-strong);
    font-weight: var(--ds-type-weight-semibold);
  }
  & [data-part='note'] {
    grid-row: calc(3 + var(--card-text, 1));
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ds-text-muted);
  }
  & > [data-part='facts'] {
    grid-row: calc(4 + var(--card-text, 1));
    min-block-size: 1lh;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    color: var(--ds-text-strong);
  }
  & > [data-part='foot'] {
    grid-row: calc(5 + var(--card-text, 1));
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-1) var(--ds-space-2);
    align-items: center;
    justify-content: space-between;
    margin-block-start: auto;
    padding-block-start: var(--ds-space-1);
  }
  & [data-part='foot'] > [data-part='note'] {
    margin-inline-start: auto;
  }
  /* May contain small buttons: their focus ring must not be clipped. */
  & [data-part='foot'] > [data-part='note']:has(button) {
    overflow: visible;
  }
  & > [data-part='actions'] {
    position: absolute;
    inset-block-start: var(--ds-space-1);
    inset-inline-end: var(--ds-space-2);
    display: flex;
  }
  & > [data-part='badges'] {
    position: absolute;
    inset-block-start: var(--ds-space-8);
    inset-inline-start: var(--card-pad);
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-1);
    pointer-events: none;
  }
  /* Tints let the chart through. */
  & > [data-part='badges'] > * {
    background-color: var(--ds-surface-raised);
    box-shadow: var(--ds-elevation-low);
  }
`;
