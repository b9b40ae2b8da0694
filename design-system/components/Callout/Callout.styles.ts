import { styled } from 'styled-components';
import { toneVariables } from '../../internal/styles/control.styles.ts';

export const Root = styled.div`
  ${toneVariables}
  min-inline-size: 0;
  padding: var(--ds-space-3) var(--ds-space-4);
  border-inline-start: var(--ds-space-1) solid var(--tone-mark);
  border-radius: var(--ds-radius-small);
  background: var(--tone-tint);
  color: var(--ds-text-strong);
  overflow-wrap: anywhere;
  & > [data-part='title'] {
    display: block;
    font-weight: var(--ds-type-weight-semibold);
  }
`;
