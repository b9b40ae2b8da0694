import { styled } from 'styled-components';

export const Root = styled.div`
  direction: ltr;
  color: var(--ds-text-strong);
  font-family: var(--ds-type-font-mono);
  font-size: var(--ds-type-size-small);
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  & ul {
    margin: 0;
    padding-inline-start: var(--ds-space-4);
    list-style: none;
  }
  & summary {
    cursor: pointer;
  }
  & [data-part='key'] {
    color: var(--ds-accent-text);
  }
  & :is([data-part='count'], [data-kind='null']) {
    color: var(--ds-text-muted);
  }
  & button {
    min-block-size: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ds-accent-text);
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`;
