import { styled } from 'styled-components';

export const Root = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
  isolation: isolate;
  & > * {
    flex: none;
  }
  & > :not(:first-child) {
    margin-inline-start: calc(-1 * var(--ds-line-thin));
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  & > :not(:last-child) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  /* The line between two filled buttons. */
  & > :where([data-variant='solid'], [data-component='Button']:not([data-variant])):not(:first-child) {
    border-inline-start-color: var(--ds-surface-raised);
  }
  & > :is(:hover, :focus-visible) {
    z-index: var(--ds-layer-raised);
  }
`;
