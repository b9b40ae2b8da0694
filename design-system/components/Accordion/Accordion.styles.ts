import { styled } from 'styled-components';
import { focusRingInside } from '../../internal/styles/focus.styles.ts';

export const Root = styled.div`
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-raised);
  & > details + details {
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  & > details > summary {
    padding: var(--ds-space-3) var(--ds-space-4);
    font-weight: var(--ds-type-weight-medium);
  }
  & > details > div {
    padding: 0 var(--ds-space-4) var(--ds-space-4);
    color: var(--ds-text-muted);
    overflow-wrap: anywhere;
  }
`;

/** Outside a group, with the distances of a card. */
export const Item = styled.details`
  & > summary {
    display: flex;
    gap: var(--ds-space-3);
    align-items: center;
    justify-content: space-between;
    padding: var(--ds-space-4) var(--ds-space-5);
    border-radius: var(--ds-radius-large);
    list-style: none;
    cursor: pointer;
    &:focus-visible {
      ${focusRingInside}
    }
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      background: var(--ds-surface-hover);
    }
  }
  & > summary > svg {
    flex: none;
    color: var(--ds-text-muted);
    transition: transform var(--ds-motion-fast) var(--ds-motion-out);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > div {
    padding: var(--ds-space-2) var(--ds-space-5) var(--ds-space-5);
  }
`;
