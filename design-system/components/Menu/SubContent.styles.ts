import { SubContent } from '@radix-ui/react-dropdown-menu';
import { styled } from 'styled-components';
import { menuPopup } from '../../internal/styles/menuPopup.styles.ts';
import { subMenu } from '../../internal/styles/subMenu.styles.ts';

export const StyledSubContent = styled(SubContent)`
  ${menuPopup('dropdown-menu')}
  ${subMenu}
`;
