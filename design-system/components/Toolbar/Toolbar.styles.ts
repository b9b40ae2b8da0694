import { styled } from 'styled-components';
import { toggle } from '../ToggleGroup/toggle.styles.ts';

export const Root = styled.div`
  --toggle-size: var(--ds-density-control-medium);
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-1);
  align-items: center;
  min-inline-size: 0;
  & [data-part='toggles'] {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--ds-space-1);
  }
  & [data-part='toggle'] {
    ${toggle}
  }
  & [data-part='separator'] {
    align-self: stretch;
    inline-size: var(--ds-line-thin);
    margin-inline: var(--ds-space-1);
    background: var(--ds-edge-strong);
  }
`;
