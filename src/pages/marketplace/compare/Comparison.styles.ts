import { styled } from 'styled-components';

export const Frame = styled.section`
  overflow-x: auto;
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-raised);

  /* Products out of sight fade at the edge. A mask would cut the ring of the focus. */
  &[data-more-end]:not(:focus-visible) {
    mask-image: linear-gradient(to right, black calc(100% - var(--ds-space-8)), transparent);
  }
  &[data-more-end]:not(:focus-visible):dir(rtl) {
    mask-image: linear-gradient(to left, black calc(100% - var(--ds-space-8)), transparent);
  }
  & table {
    inline-size: 100%;
    min-inline-size: calc(9rem + var(--compared) * 11rem);
    table-layout: fixed;
    /* Collapsed borders do not move along with sticky cells. */
    border-collapse: separate;
    border-spacing: 0;
  }
  & th,
  & td {
    padding: var(--ds-space-3) var(--ds-space-4);
    border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);
    text-align: start;
    vertical-align: top;
    font-weight: var(--ds-type-weight-regular);
    overflow-wrap: anywhere;
  }
  & tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    inline-size: 9rem;
    background: var(--ds-surface-raised);
    color: var(--ds-text-muted);
    z-index: var(--ds-layer-raised);
  }
  /* Names above the values, so that two products fit whole. */
  @media (max-width: 29.99rem) {
    & :is(table, thead, tbody) {
      display: block;
    }
    & table {
      --column: min(10rem, 43vw);
      min-inline-size: calc(var(--compared) * var(--column));
    }
    & tr {
      display: grid;
      grid-template-columns: repeat(var(--compared), minmax(var(--column), 1fr));
    }
    & tr > * {
      padding-inline: var(--ds-space-3);
    }
    & tr > :first-child {
      grid-column: 1 / -1;
      justify-self: start;
      inline-size: auto;
      padding-block-end: 0;
      border-block-end: 0;
      font-size: var(--ds-type-size-small);
    }
    & tr > td:first-child {
      display: none;
    }
    & tbody tr > :first-child ~ * {
      padding-block-start: var(--ds-space-1);
    }
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  /* The content fills the cell: a height of 100 % needs a cell with a height. */
  @media (min-width: 30rem) {
    & thead th {
      block-size: 1px;
    }
  }
  & [data-part='product'] {
    display: flex;
    flex-direction: column;
    gap: var(--ds-space-2);
    align-items: flex-start;
    block-size: 100%;
    font-weight: var(--ds-type-weight-semibold);
  }
  /* Rows stay aligned across products with longer names. */
  & [data-part='actions'] {
    display: flex;
    flex: none;
    margin-block-start: auto;
  }
  & tr[data-differs] td {
    color: var(--ds-text-strong);
  }
`;
