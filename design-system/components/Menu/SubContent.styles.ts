import { SubContent } from '@radix-ui/react-dropdown-menu';
import { styled } from 'styled-components';
import { menuItems } from '../../internal/styles/menu.styles.ts';
import { popup } from '../../internal/styles/overlay.styles.ts';
import { subMenu } from '../../internal/styles/subMenu.styles.ts';

export const StyledSubContent = styled(SubContent)`
  ${popup}
  min-inline-size: var(--ds-width-menu);
  max-inline-size: min(22rem, calc(100vw - var(--ds-space-4)));
  max-block-size: var(--radix-dropdown-menu-content-available-height);
  padding: var(--ds-space-1);
  overflow-y: auto;
  ${menuItems}
  ${subMenu}
`;
