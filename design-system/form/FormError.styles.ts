import { styled } from 'styled-components';

// A file for FormError alone: no bundler takes an unused template out of a file that it needs.
export const ErrorLine = styled.div`
  padding: var(--ds-space-2) var(--ds-space-3);
  border: var(--ds-line-thin) solid var(--ds-danger-edge);
  border-radius: var(--ds-radius-medium);
  background: var(--ds-danger-tint);
  color: var(--ds-danger-text);
  font-size: var(--ds-type-size-medium);
  overflow-wrap: anywhere;
`;
