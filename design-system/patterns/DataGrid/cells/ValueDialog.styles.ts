import { styled } from 'styled-components';

export const Value = styled.section`
  max-block-size: 60vh;
  padding: var(--ds-space-3);
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-medium);
  background: var(--ds-surface-sunken);
  overflow: auto;
  font-family: var(--ds-type-font-mono);
  font-size: var(--ds-type-size-small);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
`;

export const RowValue = styled.div`
  max-block-size: 20rem;
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
