import { Content as RadixContent } from '@radix-ui/react-tooltip';
import { styled } from 'styled-components';

export const Content = styled(RadixContent)`
  z-index: var(--ds-layer-tooltip);
  max-inline-size: 18rem;
  padding: var(--ds-space-1) var(--ds-space-2);
  border-radius: var(--ds-radius-medium);
  background: var(--ds-surface-inverse);
  color: var(--ds-text-inverse);
  font-size: var(--ds-type-size-small);
  overflow-wrap: anywhere;
  @media (forced-colors: active) {
    border: var(--ds-line-thin) solid CanvasText;
  }
`;
