import { styled } from 'styled-components';

export const Root = styled.hr`
  inline-size: 100%;
  margin: 0;
  border: 0;
  border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  &:where([data-orientation='vertical']) {
    align-self: stretch;
    inline-size: auto;
    border-block-start: 0;
    border-inline-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
`;
