import { styled } from 'styled-components';
import { branchMark } from '../../internal/styles/tree.styles.ts';
import { focusRingInside } from '../../internal/styles/focus.styles.ts';

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
  & [role='treeitem']:nth-child(n + 100) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 2rem;
  }
  & [role='treeitem']:hover {
    background: var(--ds-surface-hover);
  }
  & [role='treeitem']:focus-visible {
    ${focusRingInside}
  }
  & [data-part='mark'] {
    flex: none;
    display: inline-flex;
    inline-size: var(--ds-space-5);
    color: var(--ds-text-muted);
  }
  ${branchMark}
  &[data-selection] [data-part='mark'] {
    inline-size: var(--ds-space-6);
    min-block-size: var(--ds-space-6);
    align-items: center;
  }
  & [aria-selected='true'] {
    background: var(--ds-accent-tint);
  }
  & [aria-disabled] {
    color: var(--ds-text-muted);
    opacity: 0.6;
    cursor: not-allowed;
  }
  & [data-part='box'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border: var(--ds-line-thin) solid var(--ds-edge-control);
    border-radius: var(--ds-radius-small);
    background: var(--ds-surface-control);
    color: var(--ds-accent-on-fill);
  }
  & :is([aria-checked='true'], [aria-checked='mixed']) > [data-part='box'] {
    background: var(--ds-accent-fill);
    border-color: var(--ds-accent-fill);
  }
  @media (forced-colors: active) {
    & [aria-selected='true'] > span {
      color: HighlightText;
    }
    & [data-part='box'] {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: Canvas;
      color: HighlightText;
    }
    & :is([aria-checked='true'], [aria-checked='mixed']) > [data-part='box'] {
      background: Highlight;
    }
  }
  & [data-part='text'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='details'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--ds-space-2);
    align-items: center;
    margin-inline-start: auto;
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
  }
`;
