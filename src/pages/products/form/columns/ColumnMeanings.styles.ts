import { styled } from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  gap: var(--ds-space-2);
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(4rem, 1.5fr);
    gap: var(--ds-space-2);
    align-items: center;
  }
  & [data-part='name'] {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: var(--ds-type-weight-medium);
  }
  & [data-part='name'] > bdi {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
