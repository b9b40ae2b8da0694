import { css } from 'styled-components';

/** In a button. A rule of the button for them would be tried on every child of every button. */
export const inButton = css`
  :where([data-component='Button']) > & {
    margin-inline: var(--ds-space-2) calc(-1 * var(--ds-space-1));
  }
`;
