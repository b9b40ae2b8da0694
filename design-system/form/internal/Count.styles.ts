import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/styles/control.styles.ts';

// A note below shares the line with the count.
export const Root = styled.span`
  display: flex;
  gap: var(--ds-space-2);
  align-items: center;
  align-self: flex-end;
  font-size: var(--ds-type-size-small);
  font-variant-numeric: tabular-nums;
  color: var(--ds-text-muted);

  & + :where([data-part='note']:not([data-empty])) {
    min-block-size: calc(1lh + var(--ds-space-1));
    margin-block-start: calc(-1lh - var(--ds-space-1));
    padding-inline-end: var(--ds-space-16);
  }
  &:where([data-long]) + :where([data-part='note']) {
    padding-inline-end: calc(var(--ds-space-16) + var(--ds-space-6));
  }
  & > :where(output) {
    ${visuallyHidden}
  }
  &:where([data-over]) {
    color: var(--ds-danger-text);
  }
`;
