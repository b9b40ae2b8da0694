import { styled } from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  gap: var(--ds-space-3);
  inline-size: 100%;
  max-inline-size: 28rem;
  padding: 0;
  list-style: none;

  && > li {
    padding: 0;
    border: 0;
  }
  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--ds-space-3);
    align-items: center;
    padding: var(--ds-space-3) var(--ds-space-4);
    border: var(--ds-line-thin) solid var(--ds-edge-subtle);
    border-radius: var(--ds-radius-large);
    background: var(--ds-surface-raised);
    color: var(--ds-text-strong);
    text-decoration: none;
  }
  & a:hover {
    border-color: var(--ds-accent-edge);
  }
  & a > span:not([data-component]) {
    display: grid;
    min-inline-size: 0;
  }
  && strong {
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
  }
  & [data-part='price'] {
    justify-items: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export const Demo = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: var(--ds-space-2);
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
  }
`;
