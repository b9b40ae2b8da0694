import { styled } from 'styled-components';
import { Frame as DayFrame } from './internal/DayRangeFrame.styles.ts';

export const Frame = styled(DayFrame)`
  & [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-1) var(--ds-space-2);
    align-items: end;
  }
  & [data-part='line'] > span {
    inline-size: 100%;
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  /* A time wider than its share wraps below its day. */
  & [data-component='DatePicker'] {
    flex: 3 1 9rem;
  }
  & [data-component='TimeField'] {
    flex: 2 1 6rem;
    min-inline-size: min-content;
  }
`;
