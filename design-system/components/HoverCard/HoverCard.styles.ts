import { Content as RadixContent } from '@radix-ui/react-hover-card';
import { styled } from 'styled-components';
import { popup } from '../../internal/styles/overlay.styles.ts';

export const Content = styled(RadixContent)`
  ${popup}
  inline-size: min(20rem, calc(100vw - var(--ds-space-4)));
  padding: var(--ds-space-4);
  overflow-wrap: anywhere;
`;
