import { styled } from 'styled-components';

export const Frame = styled.table`
  inline-size: 100%;
  font-variant-numeric: tabular-nums;

  & thead th {
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
    font-weight: var(--ds-type-weight-regular);
  }
  & th,
  & td {
    padding-block: var(--ds-space-2);
    border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);
    font-weight: var(--ds-type-weight-regular);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & thead th:first-child {
    inline-size: 100%;
  }
  & th + th,
  & td {
    padding-inline-start: var(--ds-space-3);
    text-align: end;
    white-space: nowrap;
    overflow-wrap: normal;
  }
  & th + th + th,
  & td + td {
    color: var(--ds-text-muted);
  }
  & [data-part='equivalent'] {
    display: block;
  }
  & [data-part='bar'] {
    display: block;
    inline-size: max(var(--share), var(--ds-line-thick));
    block-size: var(--ds-space-1);
    margin-block-start: var(--ds-space-2);
    border-radius: var(--ds-radius-full);
    background: var(--ds-chart-one);
  }
  & [data-part='bar'][data-empty] {
    background: var(--ds-edge-subtle);
  }
  & tr[data-rest] {
    color: var(--ds-text-muted);
  }
  & tr[data-rest] [data-part='bar'] {
    background: var(--ds-edge-control);
  }
  @media screen {
    & [data-paper-only] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    & [data-part='bar'] {
      background: CanvasText;
    }
  }
`;
