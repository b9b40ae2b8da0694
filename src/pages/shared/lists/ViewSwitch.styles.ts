import { styled } from 'styled-components';

export const Views = styled.fieldset`
  display: flex;
  flex: none;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  /* Phones have no room for the names of the buttons beside it. */
  @media (max-width: 47.99rem) {
    & ~ * [data-part='name'] {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & ~ * svg:first-child {
      margin-inline-end: 0;
    }
  }
`;
