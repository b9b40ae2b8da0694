import { styled } from 'styled-components';

// One styled host with plain elements inside: a schema may hold hundreds of fields.
export const Root = styled.div`
  min-inline-size: 0;
  color: var(--ds-text-strong);

  & [role='treeitem'] {
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
    min-block-size: var(--ds-space-8);
    padding-block: var(--ds-space-1);
    padding-inline: calc(var(--tree-level) * var(--ds-space-5)) var(--ds-space-2);
    border-radius: var(--ds-radius-small);
    cursor: default;
  }
  & [role='treeitem']:hover {
    background: var(--ds-surface-hover);
  }
  & [role='treeitem']:focus-visible {
    outline: var(--ds-line-thick) solid var(--ds-focus-ring);
    outline-offset: calc(-1 * var(--ds-line-thick));
  }
  & [data-part='mark'] {
    flex: none;
    display: inline-flex;
    inline-size: var(--ds-space-5);
    color: var(--ds-text-muted);
  }
  & [aria-expanded='false'] > [data-part='mark'] > svg {
    transform: rotate(-90deg);
  }
  &:dir(rtl) [aria-expanded='false'] > [data-part='mark'] > svg {
    transform: rotate(90deg);
  }
  & [data-part='text'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='details'] {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--ds-space-2);
    align-items: center;
    margin-inline-start: auto;
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
  }
`;
