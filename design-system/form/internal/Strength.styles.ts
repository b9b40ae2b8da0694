import { styled } from 'styled-components';

export const Root = styled.output`
  --strength: var(--ds-danger-mark);
  display: flex;
  gap: var(--ds-space-2);
  align-items: center;
  align-self: flex-start;
  font-size: var(--ds-type-size-small);
  font-variant-numeric: tabular-nums;
  color: var(--ds-text-muted);

  & > :where([aria-hidden]) {
    display: grid;
    grid-template-columns: repeat(4, var(--ds-space-8));
    gap: var(--ds-space-1);
  }
  & :where(i) {
    block-size: var(--ds-space-1);
    border-radius: var(--ds-radius-full);
    background: var(--strength);
    forced-color-adjust: none;
  }
  &:where([data-strength='fair']) {
    --strength: var(--ds-warning-mark);
  }
  &:where([data-strength='good'], [data-strength='strong']) {
    --strength: var(--ds-success-mark);
  }
`;
