import { styled } from 'styled-components';

/** Column counts that fill rows evenly: six tiles in twos, threes or one row, never five and one. */
export const Root = styled.div`
  container-type: inline-size;
  & > div {
    --tiles-columns: 1;
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-4);
  }
  /* Stretches an incomplete last row. */
  & > div > * {
    flex: 1 1 calc(100% / var(--tiles-columns) - var(--ds-space-4));
    min-inline-size: 0;
  }
  @container (min-inline-size: 20rem) {
    & > div {
      --tiles-columns: 2;
    }
  }
  @container (min-inline-size: 31rem) {
    & > [data-count='6'] {
      --tiles-columns: 3;
    }
  }
  @container (min-inline-size: 41rem) {
    & > :not([data-count='6']) {
      --tiles-columns: 4;
    }
  }
  @container (min-inline-size: 66rem) {
    & > [data-count='6'] {
      --tiles-columns: 6;
    }
  }
  @container (min-inline-size: 77rem) {
    & > [data-count='7'] {
      --tiles-columns: 7;
    }
  }
  @container (min-inline-size: 88rem) {
    & > [data-count='8'] {
      --tiles-columns: 8;
    }
  }
`;
