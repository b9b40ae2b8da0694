import { styled } from 'styled-components';

/** A fixed height, so that nothing moves when events come. */
export const List = styled.ol`
  block-size: 9.5rem;
  overflow: auto;
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-sunken);
  font-size: var(--ds-type-size-small);
  line-height: var(--ds-type-leading-normal);

  & > li {
    display: flex;
    gap: var(--ds-space-3);
    padding: var(--ds-space-1) var(--ds-space-3);
    border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);
    animation: live-event-in calc(var(--ds-motion-slow) * 3) var(--ds-motion-out);
  }
  & > [data-part='none'] {
    color: var(--ds-text-muted);
    border: 0;
    animation: none;
  }
  & > li > time {
    flex: none;
    color: var(--ds-text-muted);
    font-variant-numeric: tabular-nums;
  }
  & > li > code b {
    color: var(--ds-text-muted);
    font-weight: var(--ds-type-weight-regular);
  }
  & > li > code {
    min-inline-size: 0;
    overflow: hidden;
    font-family: var(--ds-type-font-mono);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (max-width: 47.99rem) {
    & > li > code {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 4;
      white-space: normal;
    }
    /* Breaks before a field, never inside a figure. */
    & > li > code > span {
      display: inline-block;
      max-inline-size: 100%;
      overflow-wrap: anywhere;
    }
  }
  @keyframes live-event-in {
    from {
      background: var(--ds-accent-tint);
    }
  }
`;
