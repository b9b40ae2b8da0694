import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--ds-space-5);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  & > * {
    min-inline-size: 0;
  }
  & :is(tr, li):has([data-part='target'][aria-current]) {
    background: var(--ds-surface-selected);
    box-shadow: inset 3px 0 0 var(--ds-accent-fill);
    & [data-component='Badge'] {
      border-color: var(--tone-edge);
    }
  }
  &:where([data-open]) {
    grid-template-columns: minmax(0, 1fr) minmax(22rem, var(--pane-width, 28rem));
  }
  &:where([data-pane='narrow']) {
    --pane-width: 22rem;
  }
  & [data-part='keys'] {
    margin-block-start: var(--ds-space-4);
  }
  & > [data-part='pane'] {
    --shell-clear: var(--ds-space-16) 0rem;
    position: sticky;
    inset-block-start: calc(var(--ds-space-16) + var(--ds-space-4));
    max-block-size: calc(100dvh - var(--ds-space-16) - var(--ds-space-8));
    overflow: auto;
    overscroll-behavior: contain;
    border: var(--ds-line-thin) solid var(--ds-edge-subtle);
    border-radius: var(--ds-radius-large);
    /* Shadow at the lower edge; the cover hides it at the end of the scrolled content. */
    background:
      linear-gradient(transparent, var(--ds-surface-raised) 60%) 0 100% / 100% 3rem no-repeat local,
      linear-gradient(transparent, var(--ds-edge-subtle)) 0 100% / 100% var(--ds-space-4) no-repeat,
      var(--ds-surface-raised);
  }
`;
