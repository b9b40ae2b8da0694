import { styled } from 'styled-components';
import { inButton } from '../../internal/styles/inButton.styles.ts';

export const Root = styled.kbd`
  display: inline-block;
  min-inline-size: 1.6em;
  padding-inline: 0.4em;
  border: var(--ds-line-thin) solid var(--ds-edge-strong);
  border-block-end-width: var(--ds-line-thick);
  border-radius: var(--ds-radius-small);
  background: var(--ds-surface-raised);
  color: var(--ds-text-muted);
  font-family: inherit;
  font-size: var(--ds-type-size-small);
  line-height: var(--ds-type-leading-normal);
  text-align: center;
  white-space: nowrap;
  ${inButton}
`;
