import { styled } from 'styled-components';

export const Details = styled.details`
  & > summary {
    display: grid;
    gap: var(--ds-space-1) var(--ds-space-4);
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding: var(--ds-space-4) var(--ds-space-5);
    border-radius: var(--ds-radius-large);
    list-style: none;
    cursor: pointer;
    &:focus-visible {
      outline-offset: calc(-1 * var(--ds-focus-width));
    }
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      background: var(--ds-surface-hover);
    }
  }
  & > summary[hidden] {
    display: none;
  }
  /* One line until the fold is open. */
  &:not([open]) > summary > :is([data-part='text'], [data-part='values']) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[open] > summary > [data-part='values'],
  &:not([open]) > summary > [data-part='text']:has(+ [data-part='values']) {
    display: none;
  }
  & > summary > svg {
    grid-area: 1 / 2 / span 2;
    color: var(--ds-text-muted);
    transition: transform var(--ds-motion-fast) var(--ds-motion-out);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > div {
    padding: var(--ds-space-2) var(--ds-space-5) var(--ds-space-5);
  }
  & > summary[hidden] + div {
    padding: var(--ds-space-6);
  }
`;
