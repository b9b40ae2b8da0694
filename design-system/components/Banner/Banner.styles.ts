import { styled } from 'styled-components';
import { toneVariables } from '../../internal/styles/control.styles.ts';

export const Root = styled.div`
  ${toneVariables}
  display: flex;
  /* The action wraps below a text that leaves it no room. */
  flex-wrap: wrap;
  gap: var(--ds-space-2) var(--ds-space-3);
  align-items: flex-start;
  padding: var(--ds-space-3) var(--ds-space-4);
  border: var(--ds-line-thin) solid var(--tone-edge);
  border-radius: var(--ds-radius-large);
  background: var(--tone-tint);
  & > svg {
    flex: none;
    margin-block-start: 0.15em;
    color: var(--tone-text);
  }
  & > :where([data-part='body']) {
    flex: 1 1 min(10rem, 100% - 2.5rem);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & :where([data-part='title']) {
    font-weight: var(--ds-type-weight-semibold);
    color: var(--tone-text);
  }
  & > :where([data-part='action']) {
    flex: none;
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
    margin-block: calc(-1 * var(--ds-space-half));
  }
`;
