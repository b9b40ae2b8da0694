import { styled } from 'styled-components';

/** Dots stand before facts. The one at the start of a line is outside, and cut. */
export const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ds-space-4);
  clip-path: inset(0);
  color: var(--ds-text-body);
  font-variant-numeric: tabular-nums;

  & > li {
    position: relative;
    white-space: nowrap;
  }
  & > li::before {
    content: '·' / '';
    position: absolute;
    inset-inline-start: calc(-1 * var(--ds-space-4));
    inline-size: var(--ds-space-4);
    color: var(--ds-text-muted);
    text-align: center;
  }
`;
