import { styled } from 'styled-components';

export const Details = styled.details`
  & > summary {
    display: flex;
    gap: var(--ds-space-4);
    align-items: center;
    justify-content: space-between;
    padding: var(--ds-space-4) var(--ds-space-5);
    border-radius: var(--ds-radius-large);
    list-style: none;
    cursor: pointer;
    &:focus-visible {
      outline-offset: calc(-1 * var(--ds-line-thick));
    }
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      background: var(--ds-surface-hover);
    }
  }
  & > summary > span {
    display: grid;
    flex: 1;
    gap: var(--ds-space-1);
    min-inline-size: 0;
  }
  /* One line until the fold is open. */
  &:not([open]) > summary > span > [data-part='text'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > summary > svg {
    flex: none;
    color: var(--ds-text-muted);
    transition: transform var(--ds-motion-fast) var(--ds-motion-out);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > div {
    padding: var(--ds-space-2) var(--ds-space-5) var(--ds-space-5);
  }
`;
