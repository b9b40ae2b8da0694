import { styled } from 'styled-components';

export const Root = styled.dl`
  display: grid;
  gap: var(--ds-space-1);
  align-content: start;
  min-inline-size: 0;
  margin: 0;
  overflow-wrap: anywhere;
  & > dt {
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
  }
  & > dd {
    margin: 0;
  }
  & > [data-part='value'] {
    font-size: var(--ds-type-size-heading);
    font-weight: var(--ds-type-weight-semibold);
    font-variant-numeric: tabular-nums;
    line-height: var(--ds-type-leading-tight);
    letter-spacing: var(--ds-type-tracking-tight);
  }
  /* A part inside, such as an amount, has the size of the figure. */
  & > [data-part='value'] > * {
    font: inherit;
  }
  & > [data-part='note'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ds-space-2);
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
  }
  & [data-part='change'] {
    display: inline-flex;
    gap: var(--ds-space-1);
    align-items: center;
    font-weight: var(--ds-type-weight-medium);
  }
  & [data-part='change'][data-tone='good'] {
    color: var(--ds-success-text);
  }
  & [data-part='change'][data-tone='bad'] {
    color: var(--ds-danger-text);
  }
`;
