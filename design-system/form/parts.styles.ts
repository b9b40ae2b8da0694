import { css } from 'styled-components';
import { visuallyHidden } from '../internal/styles/control.styles.ts';

// A comment inside the template would reach the browser. The rules of a search field are partly outside :where(), to
// outrank the button's own display; touch devices have no shortcut key. A note shares a line with the count.
export const parts = css`
  & :where([data-part='presets'], [data-part='end']) > :where(button:not([data-component])) {
    padding: var(--ds-space-half) var(--ds-space-2);
    border: var(--ds-line-thin) solid var(--ds-edge-strong);
    border-radius: var(--ds-radius-full);
    background: var(--ds-surface-raised);
    font-size: var(--ds-type-size-small);
    font-variant-numeric: tabular-nums;
    color: var(--ds-text-strong);
    cursor: pointer;
    &:hover {
      background: var(--ds-surface-hover);
    }
    &[aria-pressed='true'] {
      background: var(--ds-accent-tint);
      border-color: var(--ds-accent-mark);
      color: var(--ds-accent-text);
    }
    &:disabled {
      color: var(--ds-text-muted);
      cursor: not-allowed;
    }
  }

  & :where(input[type='search'])::-webkit-search-cancel-button {
    display: none;
  }
  & input:where([data-search]:placeholder-shown) ~ :where([data-part='end']) > button,
  & input:where([data-search]:not(:placeholder-shown)) ~ :where([data-part='end']) > kbd {
    display: none;
  }
  @media (hover: none), (max-width: 47.99rem) {
    & input:where([data-search]) ~ :where([data-part='end']) > kbd {
      display: none;
    }
  }
  & :where(kbd) {
    padding: 0 var(--ds-space-1);
    border: var(--ds-line-thin) solid var(--ds-edge-strong);
    border-radius: var(--ds-radius-small);
    font: inherit;
  }
  & :where([data-part='count']) {
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
    justify-self: end;
    font-size: var(--ds-type-size-small);
    font-variant-numeric: tabular-nums;
    color: var(--ds-text-muted);
  }
  & > :where([data-part='count'] + [data-part='note']:not([data-empty])) {
    margin-block-start: calc(-1lh - var(--ds-space-1));
    padding-inline-end: var(--ds-space-16);
  }
  & > :where([data-part='count'][data-long] + [data-part='note']) {
    padding-inline-end: calc(var(--ds-space-16) + var(--ds-space-6));
  }
  & :where([data-part='count'] > output) {
    ${visuallyHidden}
  }
  & :where([data-part='count'][data-over]) {
    color: var(--ds-danger-text);
  }
`;
