import { styled } from 'styled-components';

// Some rules are outside :where(), to outrank the button's own display. Touch devices have no shortcut key.
export const Box = styled.span`
  & > :where(input)::-webkit-search-cancel-button {
    display: none;
  }
  & > input:where(:placeholder-shown) ~ :where([data-part='end']) > button,
  & > input:where(:not(:placeholder-shown)) ~ :where([data-part='end']) > kbd {
    display: none;
  }
  @media (hover: none), (max-width: 47.99rem) {
    & > input ~ :where([data-part='end']) > kbd {
      display: none;
    }
  }
  & :where(kbd) {
    padding: 0 var(--ds-space-1);
    border: var(--ds-line-thin) solid var(--ds-edge-strong);
    border-radius: var(--ds-radius-small);
    font: inherit;
  }
`;
