import { styled } from 'styled-components';
import { FieldRoot } from '../../Form.styles.ts';

export const Frame = styled(FieldRoot)`
  & [data-part='ends'] {
    display: flex;
    gap: var(--ds-space-1);
    align-items: flex-end;
  }
  & [data-part='range'] {
    flex: 1;
    min-inline-size: 0;
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
