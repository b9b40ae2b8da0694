import { styled } from 'styled-components';
import { branchMark } from '../../internal/styles/tree.styles.ts';
import { Field } from '../Field.tsx';

export const Frame = styled(Field)`
  & [role='treeitem'] {
    grid-template-columns: var(--ds-space-8) minmax(0, 1fr) auto;
    padding: 0;
    padding-inline-start: calc(var(--tree-level) * var(--ds-space-5));
    padding-inline-end: var(--ds-space-3);
  }
  & [role='treeitem']:nth-child(n + 30) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 2rem;
  }
  & [role='treeitem'] > span:not([data-part]) {
    padding-block: var(--ds-space-2);
  }
  & [role='treeitem'] > small {
    grid-column: 2;
    margin-block-start: calc(-1 * var(--ds-space-2));
    padding-block-end: var(--ds-space-2);
  }
  & [role='treeitem'] > svg {
    grid-column: 3;
  }
  & [data-part='mark'] {
    display: grid;
    place-items: center;
    min-block-size: var(--ds-space-8);
    color: var(--ds-text-muted);
  }
  & :not([aria-expanded]) > [data-part='mark'] {
    visibility: hidden;
  }
  ${branchMark}
`;
