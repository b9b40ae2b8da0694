import { styled } from 'styled-components';
import { FieldRoot } from '../../Form.styles.ts';

export const Frame = styled(FieldRoot)`
  & [data-part='ends'] {
    position: relative;
  }
  /* In the last input, beside or below the first one. */
  & [data-part='calendar'] {
    position: absolute;
    inset-block-end: calc((var(--ds-density-control-medium) - var(--ds-density-control-small)) / 2);
    inset-inline-end: var(--ds-space-half);
  }
  & [data-part='range'] > label:last-child > input {
    padding-inline-end: var(--ds-space-8);
  }
  & [data-part='range'] {
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  }
  & [data-part='range'] > label {
    min-inline-size: 0;
    display: grid;
    gap: var(--ds-space-half);
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  & [data-part='moments'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--ds-space-3);
    font-size: var(--ds-type-size-small);
    font-variant-numeric: tabular-nums;
    color: var(--ds-text-muted);
  }
  & [data-part='moments'] > dd {
    margin: 0;
  }
`;
