import { Toolbar } from '#design-system';
import { styled } from 'styled-components';

export const Bar = styled(Toolbar.Root)`
  @media (max-width: 29.99rem) {
    display: grid;
    grid-template-columns: repeat(3, auto);
    justify-content: start;
    justify-items: start;
    /* One line per group, so no separator between them. */
    & > [data-part='separator'] {
      display: none;
    }
  }
`;
