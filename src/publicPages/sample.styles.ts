import { styled } from 'styled-components';

export const Figure = styled.figure`
  overflow: hidden;
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-raised);

  & > [data-part='band'] {
    block-size: clamp(10rem, 30vw, 20rem);
  }
  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-1) var(--ds-space-4);
    justify-content: space-between;
    padding: var(--ds-space-3) var(--ds-space-4);
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
    font-variant-numeric: tabular-nums;
  }
`;

export const TableBox = styled.section`
  overflow-x: auto;
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-raised);
  font-size: var(--ds-type-size-small);
  font-variant-numeric: tabular-nums;

  & table {
    inline-size: 100%;
  }
  & th,
  & td {
    max-inline-size: 18rem;
    overflow: hidden;
    padding: var(--ds-space-2) var(--ds-space-4);
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & thead th {
    color: var(--ds-text-muted);
    font-weight: var(--ds-type-weight-semibold);
  }
  & tbody th {
    font-weight: var(--ds-type-weight-semibold);
  }
  & tbody tr {
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  & [data-number] {
    text-align: end;
  }
  & svg[data-part='chart'] {
    inline-size: 8rem;
    block-size: 1.75rem;
    background: none;
  }
`;
