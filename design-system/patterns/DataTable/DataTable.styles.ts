import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/styles/control.styles.ts';
import { focusRingInside } from '../../internal/styles/focus.styles.ts';
import { boxes } from './boxes.styles.ts';
import { cells } from './rows/cells.styles.ts';
import { cards } from './rows/cards.styles.ts';
import { long } from './rows/long.styles.ts';
import { rowParts } from './rows/rowParts.styles.ts';

// One styled host: a styled td costs 2.7 times the heap and script of a plain one (performance.md, section 1).
export const Root = styled.div<{ $cards: boolean }>`
  position: relative;
  contain: inline-size;
  min-inline-size: 0;
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-raised);
  overflow: clip;

  & > [data-part='scroll'] {
    overflow: auto;
    overscroll-behavior-inline: contain;
    max-block-size: var(--table-height, none);
  }
  /* The table clips its corners; a second clip takes long to draw. The focus ring follows them. */
  & > [data-part='scroll']:focus-visible {
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
    &:last-child {
      border-radius: inherit;
    }
  }
  & > [data-part='scroll'][hidden] {
    display: none;
  }
  & table {
    inline-size: 100%;
    font-variant-numeric: tabular-nums;
  }
  & th,
  & td {
    padding: var(--ds-density-cell-pad-block) var(--ds-density-cell-pad);
    block-size: var(--ds-density-row);
    text-align: start;
  }
  & th:first-child,
  & td:first-child {
    padding-inline-start: var(--ds-space-5);
  }
  & th:last-child,
  & td:last-child {
    padding-inline-end: var(--ds-space-5);
  }
  & th[data-align='end'],
  & td[data-align='end'] {
    text-align: end;
  }

  &:not([data-cards]) tbody[data-part='skeleton'] [data-align] > span {
    margin-inline-start: auto;
  }

  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: var(--ds-layer-sticky);
    padding-block: 0;
    block-size: calc(var(--ds-density-row) * 0.85);
    background: var(--ds-surface-raised);
    box-shadow: inset 0 calc(-1 * var(--ds-line-thin)) 0 var(--ds-edge-subtle);
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
    font-weight: var(--ds-type-weight-medium);
    white-space: nowrap;
  }
  & [data-hidden] {
    ${visuallyHidden}
  }
  ${boxes}
  & thead button {
    display: inline-flex;
    gap: var(--ds-space-1);
    align-items: center;
    margin-inline: calc(-1 * var(--ds-space-1));
    padding: var(--ds-space-1);
    border: 0;
    border-radius: var(--ds-radius-small);
    background: none;
    font-weight: inherit;
    cursor: pointer;
    &:hover {
      color: var(--ds-text-strong);
    }
  }
  & thead svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    inline-size: var(--ds-icon-small);
    block-size: var(--ds-icon-small);
    stroke-opacity: 0.45;
  }
  & thead th[aria-sort] button {
    color: var(--ds-text-strong);
  }
  & thead th[aria-sort] svg {
    stroke-opacity: 1;
  }
  & thead th[aria-sort='descending'] svg {
    transform: scaleY(-1);
  }

  & tbody tr {
    position: relative;
  }
  & tbody tr + tr > td,
  & tbody + tbody tr:first-child > td {
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  & tbody:not([data-part='skeleton']) tr:hover:not([aria-selected='true']) {
    --row-fill: var(--ds-surface-hover);
  }
  & tbody tr[aria-selected='true'] {
    --row-fill: var(--ds-surface-selected);
  }
  & tbody tr {
    background: var(--row-fill, none);
  }
  /* The fill of a marked row may be that of the badge. */
  & tbody tr:is(:hover, [aria-selected='true']) [data-component='Badge'] {
    border-color: var(--tone-edge);
  }
  & tbody td {
    overflow-wrap: break-word;
  }
  & tbody a[data-part='target'] {
    color: inherit;
    font-weight: var(--ds-type-weight-medium);
    text-decoration: none;
    outline: none;
  }
  & tbody a[data-part='target']::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & tbody a[data-part='target']:focus-visible::after {
    ${focusRingInside}
  }
  & tbody button,
  & tbody a:not([data-part='target']),
  & tbody input,
  & tbody select {
    position: relative;
    z-index: var(--ds-layer-raised);
  }

  /* Dimmed by colour, because opacity would lower the contrast below the minimum. */
  &[aria-busy='true'] > [data-part='scroll'] > table > tbody:not([data-part]) {
    color: var(--ds-text-muted);
    filter: saturate(0.3);
  }
  &[aria-busy='true']::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    z-index: calc(var(--ds-layer-sticky) + 1);
    block-size: var(--ds-line-thick);
    background: var(--ds-accent-mark);
    transform-origin: 0 0;
    animation: table-load var(--ds-motion-slow) var(--ds-motion-in-out) infinite;
  }
  @keyframes table-load {
    from {
      transform: translateX(-100%);
    }
    to {
      transform: translateX(100%);
    }
  }
  ${cells}
  ${rowParts}
  ${long}
  ${({ $cards }) => $cards && cards}
`;
