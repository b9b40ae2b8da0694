import { styled } from 'styled-components';

/** Around the form: a field with the focus stays clear of the header and of SaveBar. */
export const AboveBar = styled.div`
  min-inline-size: 0;
  & section :is(a, button, input, select, textarea) {
    scroll-margin-block: var(--shell-head) calc(var(--shell-foot) + 4.5rem);
  }
`;
