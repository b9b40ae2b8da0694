import { styled } from 'styled-components';
import { popup } from '../../internal/styles/overlay.styles.ts';

export const Root = styled.div`
  ${popup}
  position: fixed;
  inset: auto;
  margin: 0;
  padding: var(--ds-space-1);
  border: var(--ds-line-thin) solid var(--ds-edge-strong);
  overflow: hidden;
  font-size: var(--ds-type-size-medium);

  &:popover-open {
    display: flex;
    flex-direction: column;
  }
  & > :is([role='listbox'], [role='tree']) {
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
  }
  & [data-part='option'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--ds-space-2);
    align-items: center;
    padding: var(--ds-space-2) var(--ds-space-3);
    border-radius: var(--ds-radius-medium);
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  & [data-part='option'] > small {
    grid-column: 1;
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  & [data-part='option']:has(> [data-part='picture']) {
    grid-template-columns: auto minmax(0, 1fr);
  }
  & [data-part='picture'] {
    grid-row: 1 / span 2;
    display: flex;
    font-size: var(--ds-type-size-large);
    color: var(--ds-text-muted);
  }
  & [data-part='picture'] ~ small {
    grid-column: 2;
  }
  & [data-part='option'] > svg {
    grid-column: 2;
    grid-row: 1;
    color: var(--ds-accent-text);
  }
  & [data-part='option'][data-active] {
    background: var(--ds-surface-hover);
  }
  & [data-part='option'][aria-selected='true'] {
    font-weight: var(--ds-type-weight-medium);
  }
  & [data-part='option'][aria-disabled] {
    color: var(--ds-text-muted);
    cursor: not-allowed;
  }
  & > :is(p, output) {
    display: block;
    padding: var(--ds-space-2) var(--ds-space-3);
    color: var(--ds-text-muted);
  }
  @media (forced-colors: active) {
    & [data-part='option'][data-active] {
      outline: var(--ds-line-thick) solid Highlight;
      outline-offset: calc(-1 * var(--ds-line-thick));
    }
    & [data-part='option'][data-active][aria-selected='true'] {
      outline-color: HighlightText;
    }
  }
`;
