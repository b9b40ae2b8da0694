import { styled } from 'styled-components';

export const Figure = styled.figure`
  display: grid;
  gap: var(--ds-space-3);
  padding: var(--ds-space-4);
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-raised);

  & > svg[data-part='chart'] {
    inline-size: 100%;
    block-size: clamp(9rem, 26vw, 16rem);
    background: none;
  }
  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-1) var(--ds-space-4);
    justify-content: space-between;
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
