import { styled } from 'styled-components';

export const Root = styled.dl`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > div {
    display: grid;
    grid-template-columns: var(--key-columns, minmax(7rem, 2fr) minmax(0, 3fr));
    gap: var(--ds-space-3);
    padding-block: var(--ds-space-2);
  }
  &:where([data-layout='row']) > div + div {
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  & dt {
    color: var(--ds-text-muted);
  }
  & dd {
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
  }
  &:where([data-layout='column']) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
    gap: var(--ds-space-4);
  }
  &:where([data-layout='column']) > div {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding: 0;
    border: 0;
    align-content: start;
  }
  &:where([data-layout='column']) dt {
    font-size: var(--ds-type-size-small);
  }
  &:where([data-layout='column']) dd {
    font-weight: var(--ds-type-weight-medium);
  }
`;
