import { Content as RadixContent } from '@radix-ui/react-dropdown-menu';
import { styled } from 'styled-components';
import { menuPopup } from '../../internal/styles/menuPopup.styles.ts';

export const Content = styled(RadixContent)`
  ${menuPopup('dropdown-menu')}
`;
