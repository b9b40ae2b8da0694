import { styled } from 'styled-components';
import { toneVariables } from '../../internal/styles/control.styles.ts';
import { inButton } from '../../internal/styles/inButton.styles.ts';

export const Root = styled.span`
  ${toneVariables}
  display: inline-flex;
  gap: var(--ds-space-1);
  align-items: center;
  /* Wraps only where it would be wider than its place. */
  inline-size: max-content;
  max-inline-size: 100%;
  flex-shrink: 0;
  overflow-wrap: anywhere;
  padding: 0 var(--ds-space-2);
  border: var(--ds-line-thin) solid transparent;
  border-radius: var(--ds-radius-full);
  background: var(--tone-tint);
  color: var(--tone-text);
  font-size: var(--ds-type-size-small);
  font-weight: var(--ds-type-weight-medium);
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  :where([data-component='Stack']:not([data-align])) > & {
    align-self: flex-start;
  }
  ${inButton}
  &:where([data-variant='outline']) {
    background: transparent;
    border-color: var(--tone-edge);
  }
  & > svg {
    inline-size: var(--ds-icon-small);
    block-size: var(--ds-icon-small);
    flex: none;
  }
  &:where([data-component='StatusBadge'])::before {
    content: '';
    flex: none;
    inline-size: 0.4375rem;
    block-size: 0.4375rem;
    border-radius: var(--ds-radius-full);
    background: var(--tone-mark);
  }
  @media (forced-colors: active) {
    border-color: currentcolor;
    &::before {
      forced-color-adjust: none;
      background: currentcolor;
    }
  }
`;
