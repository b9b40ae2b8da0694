import { styled } from 'styled-components';

export const Root = styled.hr`
  inline-size: 100%;
  margin: 0;
  border: 0;
  border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
`;
