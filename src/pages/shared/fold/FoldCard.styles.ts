import { Accordion } from '#design-system';
import { styled } from 'styled-components';

export const Fold = styled(Accordion.Item)`
  & > summary {
    display: grid;
    gap: var(--ds-space-1) var(--ds-space-4);
    grid-template-columns: minmax(0, 1fr) auto;
  }
  & > summary > svg {
    grid-area: 1 / 2 / span 2;
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
  &[data-flat] > summary {
    display: none;
  }
  &[data-flat] > div {
    padding: var(--ds-space-6);
  }
`;
