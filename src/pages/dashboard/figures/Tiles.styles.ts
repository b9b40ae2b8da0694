import { styled } from 'styled-components';

/** One strip: four figures in a row, or two by two. */
export const Root = styled.div`
  container-type: inline-size;
  overflow: hidden;
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-raised);

  & > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ds-space-4);
    padding: var(--ds-space-4) var(--ds-space-5);
  }
  & > div > * {
    min-inline-size: 0;
  }
  @container (min-inline-size: 46rem) {
    & > div {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
