import { Content as RadixContent, List as RadixList } from '@radix-ui/react-tabs';
import { styled } from 'styled-components';
import { focusRingInside } from '../../internal/styles/focus.styles.ts';

export const List = styled(RadixList)`
  display: flex;
  gap: var(--ds-space-1);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 calc(-1 * var(--ds-line-thin)) 0 var(--ds-edge-subtle);
  &[data-more-start],
  &[data-more-end] {
    --mask: black var(--before, 0rem), black calc(100% - var(--after, 0rem));
    mask: linear-gradient(to right, transparent, var(--mask), transparent);
    &:dir(rtl) {
      mask: linear-gradient(to left, transparent, var(--mask), transparent);
    }
  }
  &[data-more-start] {
    --before: 2rem;
  }
  &[data-more-end] {
    --after: 2rem;
  }
  & > button {
    flex: none;
    padding: var(--ds-space-2) var(--ds-space-3);
    border: 0;
    border-block-end: var(--ds-line-thick) solid transparent;
    background: none;
    color: var(--ds-text-muted);
    font-weight: var(--ds-type-weight-medium);
    white-space: nowrap;
    cursor: pointer;
    &:focus-visible {
      ${focusRingInside}
      border-radius: var(--ds-radius-medium);
    }
    &:hover {
      color: var(--ds-text-strong);
    }
    &[data-state='active'] {
      color: var(--ds-text-strong);
      border-block-end-color: var(--ds-accent-mark);
    }
    &:disabled {
      color: var(--ds-text-muted);
      cursor: not-allowed;
      opacity: 0.6;
    }
  }
  & :where(svg) {
    display: inline-block;
    margin-inline-end: var(--ds-space-2);
    vertical-align: -0.15em;
  }
`;

export const Content = styled(RadixContent)`
  padding-block-start: var(--ds-space-5);
  border-radius: var(--ds-radius-small);
`;
