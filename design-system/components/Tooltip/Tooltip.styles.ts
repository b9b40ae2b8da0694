import { Content as RadixContent } from '@radix-ui/react-tooltip';
import { styled } from 'styled-components';
import { popup } from '../../internal/styles/overlay.styles.ts';

export const Content = styled(RadixContent)`
  ${popup}
  max-inline-size: min(20rem, calc(100vw - var(--ds-space-4)));
  padding: var(--ds-space-2) var(--ds-space-3);
  border-radius: var(--ds-radius-medium);
  font-size: var(--ds-type-size-small);
  overflow-wrap: anywhere;
`;
