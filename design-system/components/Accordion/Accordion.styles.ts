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
    display: flex;
    gap: var(--ds-space-3);
    align-items: center;
    justify-content: space-between;
    padding: var(--ds-space-3) var(--ds-space-4);
    border-radius: var(--ds-radius-large);
    font-weight: var(--ds-type-weight-medium);
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
  & > details > summary > svg {
    flex: none;
    color: var(--ds-text-muted);
    transition: transform var(--ds-motion-fast) var(--ds-motion-out);
  }
  & > details[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > details > div {
    padding: 0 var(--ds-space-4) var(--ds-space-4);
    color: var(--ds-text-muted);
    overflow-wrap: anywhere;
  }
`;
