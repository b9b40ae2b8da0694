import { styled } from 'styled-components';
import { media } from '../../internal/styles/media.ts';

export const Partners = styled.fieldset`
  display: grid;
  gap: var(--ds-space-3);
  & > legend {
    padding: 0;
    margin-block-end: var(--ds-space-2);
    font-weight: var(--ds-type-weight-semibold);
  }
  & > [data-part='row'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 7rem auto;
    gap: var(--ds-space-2);
    align-items: start;
  }
  & > [data-part='row'] > button {
    margin-block-start: calc(1lh + var(--ds-space-1));
  }
  & > [data-part='row'] > [data-component='Slider'] {
    grid-column: 1 / -1;
  }
  /* The field beside it shows the share. */
  & > [data-part='row'] > [data-component='Slider'] > [data-part='track'] {
    display: block;
  }
  & > [data-part='row'] > [data-component='Slider'] [data-part='figure'] {
    display: none;
  }
  & > button {
    justify-self: start;
  }
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-1) var(--ds-space-6);
    padding: var(--ds-space-3) var(--ds-space-4);
    border-radius: var(--ds-radius-large);
    background: var(--ds-surface-sunken);
    font-variant-numeric: tabular-nums;
  }
  & > dl > div {
    display: flex;
    gap: var(--ds-space-2);
  }
  & dt {
    color: var(--ds-text-muted);
  }
  & dd {
    font-weight: var(--ds-type-weight-semibold);
  }
  & > dl[data-over] dd {
    color: var(--ds-danger-text);
  }
  & > [data-part='error'] {
    color: var(--ds-danger-text);
  }
  & > [data-part='error']:empty {
    display: none;
  }
  ${media.phone} {
    & > [data-part='row'] {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block-end: var(--ds-space-3);
      border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);
    }
    & > [data-part='row'] > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
