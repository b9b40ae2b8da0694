import { styled } from 'styled-components';
import { Field } from '../Field.tsx';
import { focusRingOnEdge } from '../../internal/styles/focus.styles.ts';

export const Frame = styled(Field)`
  & [data-part='code'] {
    position: relative;
    inline-size: min(100%, calc(var(--digits) * var(--ds-space-16)));
    direction: ltr;
  }
  & [data-part='cells'] {
    display: flex;
    gap: var(--ds-space-2);
    pointer-events: none;
  }
  & [data-part='cells'] > span {
    display: grid;
    /* Equal widths: in a grid, the wider middle gap would shrink one box. */
    flex: 1 1 0;
    min-inline-size: 0;
    place-items: center;
    min-block-size: calc(var(--ds-density-control-medium) + var(--ds-space-3));
    border: var(--ds-line-thin) solid var(--ds-edge-control);
    border-radius: var(--ds-radius-medium);
    background: var(--ds-surface-control);
    font-size: var(--ds-type-size-heading);
    font-variant-numeric: tabular-nums;
  }
  & [data-part='cells'] > [data-middle] {
    margin-inline-start: var(--ds-space-2);
  }
  & [data-part='code'] > input {
    position: absolute;
    inset: 0;
    block-size: 100%;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: transparent;
    caret-color: transparent;
    forced-color-adjust: none;
  }
  & [data-part='code'] > input::selection {
    background: none;
    color: transparent;
  }
  & [data-part='code'] > input:focus + [data-part='cells'] > [data-next] {
    ${focusRingOnEdge}
  }
  & [data-part='code'] > input:hover:not(:disabled) + [data-part='cells'] > span {
    border-color: var(--ds-text-muted);
  }
  & [data-part='code'] > input[aria-invalid='true'] + [data-part='cells'] > span {
    border-color: var(--ds-danger-mark);
  }
  & [data-part='code'] > input:disabled + [data-part='cells'] > span {
    border-color: var(--ds-edge-subtle);
    background: var(--ds-surface-sunken);
    color: var(--ds-text-muted);
  }
`;
