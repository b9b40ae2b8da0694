import { styled } from 'styled-components';

/** Full width on phones, so that the number of buttons does not change the line. */
export const Buttons = styled.div`
  @media (width < 40rem) {
    inline-size: 100%;
  }
`;
