import { styled } from 'styled-components';

/** Stays above the bottom bar of the app. */
export const Bar = styled.div`
  position: sticky;
  inset-block-end: var(--shell-foot, 0rem);
  z-index: 1;
  margin-block-start: var(--ds-space-4);
  margin-inline: calc(-1 * var(--ds-space-4));
  padding: var(--ds-space-3) var(--ds-space-4);
  border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  background: var(--ds-surface-page);

  &:empty {
    display: none;
  }
  /* At the bottom of short pages too. Not inside container-query elements: older engines would fix it to them. */
  @media (max-width: 47.99rem) {
    position: fixed;
    inset-inline: 0;
    margin: 0;
  }
`;
