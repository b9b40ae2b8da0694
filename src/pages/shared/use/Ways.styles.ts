import { styled } from 'styled-components';

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-2);

  @media (max-width: 47.99rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;
