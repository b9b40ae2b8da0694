import { styled } from 'styled-components';

export const Group = styled.fieldset`
  display: grid;
  gap: var(--ds-space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: var(--ds-space-2);
    font-size: var(--ds-type-size-small);
    font-weight: var(--ds-type-weight-semibold);
    color: var(--ds-text-strong);
  }
  & > [data-part='more'] {
    justify-self: start;
    margin-inline-start: calc(-1 * var(--ds-space-2));
  }
  & [data-part='choice'] {
    display: flex;
    justify-content: space-between;
    gap: var(--ds-space-2);
    inline-size: 100%;
  }
  & [data-part='count'] {
    color: var(--ds-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;
