import { styled } from 'styled-components';
import { Card } from '../../components/Card/index.ts';

export const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--ds-space-3);

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

  & > [data-part='head'] {
    grid-row: 1;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--ds-space-3);
    align-items: center;
  }
  & [data-part='logo'] {
    inline-size: var(--ds-avatar-large);
    block-size: var(--ds-avatar-large);
  }
  & > [data-part='source'] {
    grid-row: 2;
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
    justify-content: space-between;
  }
  & [data-part='actions'] {
    display: flex;
    flex: none;
    margin-block: calc(var(--ds-space-2) * -1);
    margin-inline-end: calc(var(--ds-space-2) * -1);
  }
  & h2,
  & h3 {
    margin: 0;
    font-size: var(--ds-type-size-large);
    line-height: var(--ds-type-leading-tight);
    font-weight: var(--ds-type-weight-semibold);
    letter-spacing: var(--ds-type-tracking-tight);
  }
  & a[data-part='target'] {
    /* Not on the heading: Chromium keeps the ellipsis in the previous theme's colour unless the clamped element owns
       the text. */
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    overflow-wrap: anywhere;
    color: var(--ds-text-strong);
    text-decoration: none;
  }
  & [data-part='note'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  & > [data-part='text'] {
    grid-row: 3;
    flex: none;
  }
  /* A card stretched by a taller neighbour keeps its figures at the bottom. */
  & > [data-part='text'] + * {
    margin-block-start: auto;
  }
  & > p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    margin: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    color: var(--ds-text-muted);
  }
  & mark {
    background: var(--ds-accent-tint);
    color: var(--ds-text-strong);
    font-weight: var(--ds-type-weight-semibold);
  }
  & > [data-part='facts'] {
    grid-row: calc(3 + var(--card-text, 1));
    overflow-wrap: anywhere;
    font-size: var(--ds-type-size-small);
    font-variant-numeric: tabular-nums;
    color: var(--ds-text-strong);
  }
  & > [data-part='badges'] {
    grid-row: calc(4 + var(--card-text, 1));
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-2);
    min-block-size: 1.5rem;
    @media (max-width: 37.49rem) {
      &:empty {
        display: none;
      }
    }
  }
  & > [data-part='foot'] {
    grid-row: calc(5 + var(--card-text, 1));
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-2);
    align-items: baseline;
    justify-content: space-between;
    padding-block-start: var(--ds-space-3);
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  & [data-part='foot'] > [data-part='note'] {
    margin-inline-start: auto;
  }
  /* May contain small buttons: their focus ring must not be clipped, and their height adds no line. */
  & [data-part='foot'] > [data-part='note']:has(button) {
    align-self: center;
    overflow: visible;
  }
  & [data-part='foot'] button {
    margin-block: calc(var(--ds-space-2) * -1);
  }
`;
