import { styled } from 'styled-components';

export const Sheet = styled.article`
  display: grid;
  gap: var(--ds-space-6);
  max-inline-size: 48rem;
  padding: var(--ds-space-8);
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-raised);
  color: var(--ds-text-strong);
  box-shadow: var(--ds-elevation-low);

  & table {
    inline-size: 100%;
  }
  & :is(th, td) {
    padding: var(--ds-space-2) 0;
    border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);
    text-align: start;
    vertical-align: baseline;
  }
  & :is(th, td):not(:first-child) {
    padding-inline-start: var(--ds-space-4);
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & thead th:not(:first-child) {
    white-space: normal;
  }
  & th {
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
    font-weight: var(--ds-type-weight-medium);
  }
  & tfoot :is(th, td) {
    border-block-end: 0;
    color: var(--ds-text-strong);
    font-size: var(--ds-type-size-large);
    font-weight: var(--ds-type-weight-semibold);
  }
  & [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-4);
    align-items: baseline;
    justify-content: space-between;
  }
  & [data-part='product'] {
    display: none;
  }
  & code {
    overflow-wrap: anywhere;
    font-size: var(--ds-type-size-small);
  }

  @media (width < 40rem) {
    padding: var(--ds-space-4);

    & :is(table, tbody, tfoot, tbody tr) {
      display: block;
    }
    & tfoot tr {
      display: flex;
      justify-content: space-between;
    }
    & thead,
    & tbody td:not(:first-child, :last-child) {
      display: none;
    }
    & tbody td {
      display: block;
      padding-inline: 0 !important;
    }
    & tbody td:not(:last-child) {
      border-block-end: 0;
      padding-block-end: 0;
    }
    & tfoot th {
      text-align: start;
    }
    & [data-part='product'] {
      display: inline;
    }
  }
  @media print {
    max-inline-size: none;
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;

export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;
