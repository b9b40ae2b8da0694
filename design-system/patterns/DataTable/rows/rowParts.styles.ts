import { css } from 'styled-components';
import { visuallyHidden } from '../../../internal/styles/control.styles.ts';
import { media } from '../../../internal/styles/media.ts';

export const rowParts = css`
  & :is(th, td):is([data-part='select'], [data-part='toggle']) {
    inline-size: 3rem;
    padding-inline-end: 0;
  }
  & :is(th, td)[data-part='menu'] {
    inline-size: 3.5rem;
    padding-inline-start: 0;
    text-align: end;
  }
  & td:is([data-part='toggle'], [data-part='menu']) > button {
    display: inline-grid;
    place-items: center;
    inline-size: var(--ds-density-control-small);
    block-size: var(--ds-density-control-small);
    padding: 0;
    border: var(--ds-line-thin) solid transparent;
    border-radius: var(--ds-radius-medium);
    background: none;
    color: var(--ds-text-muted);
    cursor: pointer;
    &:is(:hover, [aria-expanded='true']) {
      background: var(--ds-surface-hover);
      color: var(--ds-text-strong);
    }
  }
  & td[data-part='toggle'] > button > svg {
    rotate: 0deg;
  }
  &:dir(rtl) td[data-part='toggle'] > button > svg {
    rotate: 180deg;
  }
  & td[data-part='toggle'] > button[aria-expanded='true'] > svg {
    rotate: 90deg;
  }
  & [data-part='anchor'] {
    position: absolute;
    inset-block: var(--ds-space-2);
    inset-inline-end: var(--ds-space-5);
    pointer-events: none;
  }
  & tbody > tr[data-part='detail'],
  & tbody > tr[data-part='detail']:hover {
    --row-fill: var(--ds-surface-sunken);
  }
  & tbody > tr[data-part='detail'] > td {
    block-size: auto;
    padding-block: var(--ds-space-4);
    overflow-wrap: anywhere;
  }
  & tbody[data-far] {
    block-size: calc(var(--group-rows) * var(--drawn-row, var(--ds-density-row)));
  }

  & > [data-part='toolbar'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-2);
    align-items: center;
    justify-content: flex-end;
    padding: var(--ds-space-2) var(--ds-space-5);
    border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  & > [data-part='stale'] {
    padding: var(--ds-space-3);
  }
  & > [data-part='foot'] {
    padding: var(--ds-space-2) var(--ds-space-5);
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  & > [data-part='bulk'][data-any] {
    position: sticky;
    inset-block-start: var(--shell-head, 0rem);
    z-index: calc(var(--ds-layer-sticky) + 1);
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-2);
    align-items: center;
    padding: var(--ds-space-2) var(--ds-space-5);
    background: var(--ds-surface-selected);
  }
  & > [data-part='bulk'] > button:last-child > svg {
    display: none;
  }
  /* One line, which covers little of the window while it sticks. */
  ${media.phone} {
    & > [data-part='bulk'][data-any] {
      flex-wrap: nowrap;
      padding-inline: var(--ds-space-4);
      overflow: auto hidden;
    }
    & > [data-part='bulk'] > * {
      flex: none;
    }
    & > [data-part='bulk'] > button:last-child {
      & > svg {
        display: block;
        margin-inline-end: 0;
      }
      & > span {
        ${visuallyHidden}
      }
    }
  }
  & > [data-part='bulk'] > output {
    margin-inline-end: auto;
    font-weight: var(--ds-type-weight-medium);
  }
`;
