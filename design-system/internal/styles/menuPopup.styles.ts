import { css } from 'styled-components';
import { menuItems } from './menu.styles.ts';
import { popup } from './overlay.styles.ts';

/** A menu, or one beside it. `kind` is the name that Radix gives its custom properties. */
export const menuPopup = (kind: 'dropdown-menu' | 'context-menu') => css`
  ${popup}
  min-inline-size: var(--ds-width-menu);
  max-inline-size: min(22rem, calc(100vw - var(--ds-space-4)));
  max-block-size: var(--radix-${kind}-content-available-height);
  padding: var(--ds-space-1);
  overflow-y: auto;
  ${menuItems}
`;
