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
  /* Touch devices enlarge the text of inputs: the patterns must fit beside each other in a popover of a phone. */
  & [data-part='line'] input::placeholder {
    font-size: var(--ds-type-size-small);
  }
  /* Bases are the widths of the longest patterns; in less room the time wraps below its day. */
  & [data-component='DatePicker'] {
    flex: 3 1 9.25rem;
  }
  & [data-component='TimeField'] {
    flex: 2 1 7.75rem;
  }
`;
