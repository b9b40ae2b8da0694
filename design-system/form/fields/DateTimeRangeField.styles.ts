import { styled } from 'styled-components';
import { Frame as DayFrame } from '../internal/DayRangeFrame.styles.ts';

export const Frame = styled(DayFrame)`
  & [data-part='line'] {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(6.5rem, 2fr);
    gap: var(--ds-space-1) var(--ds-space-2);
    align-items: end;
  }
  & [data-part='line'] > span {
    grid-column: 1 / -1;
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
`;
