import { Content as RadixContent } from '@radix-ui/react-popover';
import { styled } from 'styled-components';
import { popup } from '../../internal/styles/overlay.styles.ts';

export const Content = styled(RadixContent)`
  ${popup}
  min-inline-size: var(--ds-width-menu);
  max-inline-size: min(22rem, calc(100vw - var(--ds-space-4)));
  max-block-size: var(--radix-popover-content-available-height);
  padding: var(--ds-space-4);
  overflow: auto;
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
`;
