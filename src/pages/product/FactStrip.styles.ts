import { styled } from 'styled-components';

/** A wrapped line begins with a fact, not with a dot. */
export const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ds-space-2);
  color: var(--ds-text-body);
  font-variant-numeric: tabular-nums;

  & > li:not(:last-child)::after {
    content: '·';
    margin-inline-start: var(--ds-space-2);
    color: var(--ds-text-muted);
  }
`;
