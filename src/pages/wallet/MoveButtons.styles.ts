import { styled } from 'styled-components';

/** A line of its own on phones, however many buttons there are. */
export const Buttons = styled.div`
  @media (width < 40rem) {
    inline-size: 100%;
  }
`;
