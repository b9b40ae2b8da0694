import { styled } from 'styled-components';

export const Root = styled.figure`
  position: relative;
  min-inline-size: 0;
  /* Code is written from left to right in every language. */
  direction: ltr;
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-sunken);
  & > pre {
    overflow: auto;
    max-block-size: 24rem;
    padding: var(--ds-space-3) var(--ds-space-12) var(--ds-space-3) var(--ds-space-4);
    font-family: var(--ds-type-font-mono);
    font-size: var(--ds-type-size-small);
    line-height: var(--ds-type-leading-normal);
    tab-size: 2;
    border-radius: inherit;
  }
  & > pre > code {
    font: inherit;
  }
  & :where([data-token='comment']) {
    color: var(--ds-text-muted);
  }
  & :where([data-token='keyword'], [data-token='built_in'], [data-token='title']) {
    color: var(--ds-accent-text);
  }
  & :where([data-token='string'], [data-token='regexp']) {
    color: var(--ds-success-text);
  }
  & :where([data-token='number'], [data-token='literal'], [data-token='attr'], [data-token='variable']) {
    color: var(--ds-warning-text);
  }
  &:where([data-wrap]) > pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > button {
    position: absolute;
    inset-block-start: var(--ds-space-2);
    inset-inline-end: var(--ds-space-2);
  }
`;
