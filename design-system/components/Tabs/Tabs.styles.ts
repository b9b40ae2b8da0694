import { Content as RadixContent, List as RadixList } from '@radix-ui/react-tabs';
import { styled } from 'styled-components';

export const List = styled(RadixList)`
  display: flex;
  gap: var(--ds-space-1);
  overflow-x: auto;
  scrollbar-width: none;
  /* Tabs out of sight fade at the edge. Without overflow the timeline is inactive, and nothing fades. */
  @supports (animation-timeline: scroll()) {
    animation: tabs-fade linear both;
    animation-timeline: scroll(self inline);
    &:dir(rtl) {
      animation-direction: reverse;
    }
  }
  @keyframes tabs-fade {
    from {
      mask: linear-gradient(to right, black calc(100% - 2rem), transparent);
    }
    1%,
    99% {
      mask: linear-gradient(to right, transparent, black 2rem, black calc(100% - 2rem), transparent);
    }
    to {
      mask: linear-gradient(to right, transparent, black 2rem);
    }
  }
  box-shadow: inset 0 calc(-1 * var(--ds-line-thin)) 0 var(--ds-edge-subtle);
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
      outline-offset: calc(-1 * var(--ds-line-thick));
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
