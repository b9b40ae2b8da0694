import { styled } from 'styled-components';
import { toggle } from './toggle.styles.ts';

export const Root = styled.div`
  --toggle-size: var(--ds-density-control-medium);
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--ds-space-1);
  max-inline-size: 100%;
  &:where([data-size='small']) {
    --toggle-size: var(--ds-density-control-small);
    font-size: var(--ds-type-size-small);
  }
  & > button {
    ${toggle}
  }
`;
