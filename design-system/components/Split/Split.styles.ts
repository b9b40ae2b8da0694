import { styled } from 'styled-components';

export const Root = styled.div`
  container-type: inline-size;

  & > [data-part='columns'] {
    display: grid;
    gap: var(--ds-space-6);
    grid-template-columns: minmax(0, 1fr);
  }
  & [data-part='main'],
  & [data-part='aside'] {
    min-inline-size: 0;
  }
  & [data-part='aside']:empty {
    display: none;
  }

  @container (min-width: 54rem) {
    & > [data-part='columns'] {
      align-items: start;
    }
    &:where([data-side='end']) > [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr) var(--ds-width-aside);
    }
    &:where([data-side='start']) > [data-part='columns'] {
      grid-template-columns: var(--ds-width-navigation) minmax(0, 1fr);
    }
    &:where([data-side='end']) > [data-part='columns'] > * {
      grid-area: 1 / 1;
    }
    &:where([data-side='end']) > [data-part='columns'] > [data-part='aside'] {
      grid-column: 2;
    }
    & [data-part='aside'] {
      --shell-clear: var(--ds-space-16) 0rem;
      position: sticky;
      inset-block-start: calc(var(--ds-space-16) + var(--ds-space-4));
    }
  }
`;
