import { Content as RadixContent } from '@radix-ui/react-context-menu';
import { styled } from 'styled-components';
import { menuPopup } from '../../internal/styles/menuPopup.styles.ts';

export const Content = styled(RadixContent)`
  ${menuPopup('context-menu')}
`;
