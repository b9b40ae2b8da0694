import { styled } from 'styled-components';

/** Wraps to one column; a row of one section takes the full width. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-4);

  &:empty {
    display: none;
  }
  & > * {
    flex: 1 1 20rem;
    min-inline-size: min(100%, 20rem);
  }
  &:where([data-lead]) > :first-child {
    flex: 2 1 28rem;
    min-inline-size: min(100%, 28rem);
  }
`;
