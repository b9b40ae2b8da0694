import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--ds-space-4);
  min-inline-size: 0;
  & > button {
    justify-self: start;
  }
`;
