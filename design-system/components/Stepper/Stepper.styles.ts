import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/styles/control.styles.ts';
import { media } from '../../internal/styles/media.ts';

export const Root = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-2) var(--ds-space-6);
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    color: var(--ds-text-muted);
  }
  & > li > span:first-child {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: var(--ds-space-6);
    block-size: var(--ds-space-6);
    border: var(--ds-line-thin) solid var(--ds-edge-control);
    border-radius: var(--ds-radius-full);
    font-size: var(--ds-type-size-small);
    font-variant-numeric: tabular-nums;
  }
  & > li[data-state='current'] {
    color: var(--ds-text-strong);
    font-weight: var(--ds-type-weight-medium);
  }
  & > li[data-state='current'] > span:first-child {
    border-color: var(--ds-accent-fill);
    background: var(--ds-accent-fill);
    color: var(--ds-accent-on-fill);
  }
  & > li[data-state='done'] > span:first-child {
    border-color: var(--ds-accent-edge);
    background: var(--ds-accent-tint);
    color: var(--ds-accent-text);
  }
  @media (forced-colors: active) {
    & > li[data-state='current'] > span:first-child {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
  /* One line: only the current step keeps its name in sight. */
  ${media.phone} {
    column-gap: var(--ds-space-4);
    & > li {
      position: relative;
    }
    & > li:not([data-state='current']) > span:last-child {
      ${visuallyHidden}
    }
  }
`;
