import { styled } from 'styled-components';

/** The dot before an item moves to the next line with it. */
export const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ds-space-2);
  color: var(--ds-text-body);
  font-variant-numeric: tabular-nums;

  & > li + li::before {
    content: '·';
    margin-inline-end: var(--ds-space-2);
    color: var(--ds-text-muted);
  }
`;
