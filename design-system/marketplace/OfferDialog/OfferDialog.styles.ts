import { styled } from 'styled-components';

export const Figures = styled.dl`
  display: grid;
  gap: var(--ds-space-2);
  padding: var(--ds-space-3) var(--ds-space-4);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-sunken);
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ds-space-4);
    justify-content: space-between;
  }
  & dt {
    color: var(--ds-text-muted);
  }
  & dd {
    margin-inline-start: auto;
    text-align: end;
  }
  & [data-part='note'] {
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  & [data-part='total'] {
    padding-block-start: var(--ds-space-2);
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
    font-weight: var(--ds-type-weight-semibold);
  }
  & [data-part='total'] dt {
    color: inherit;
  }
  & [data-tone='danger'] dd {
    color: var(--ds-danger-text);
  }
  & [data-tone='success'] dd {
    color: var(--ds-success-text);
  }
`;
