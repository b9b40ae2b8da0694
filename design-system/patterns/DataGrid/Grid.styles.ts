import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/styles/control.styles.ts';
import { focusRing, focusRingInside } from '../../internal/styles/focus.styles.ts';
import { media } from '../../internal/styles/media.ts';
import { head } from './columns/head.styles.ts';

// One styled host with plain elements inside: a screen shows several hundred cells.
export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-raised);
  color: var(--ds-text-strong);
  font-size: var(--ds-type-size-small);
  overflow: clip;
  /* The active cell may be scrolled out of view. */
  &:has(> [role='grid']:focus-visible) {
    ${focusRing}
  }

  & [data-part='toolbar'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-2) var(--ds-space-3);
    align-items: center;
    min-block-size: var(--ds-density-row);
    padding: var(--ds-space-2) var(--ds-space-3);
    border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  & [data-part='state'] {
    flex: 1 1 5rem;
    color: var(--ds-text-muted);
  }
  & [data-part='toolbar'] > [data-component='SearchField'] {
    flex: 2 1 9rem;
    max-inline-size: 16rem;
  }
  /* The search over one row of buttons. */
  ${media.phone} {
    & [data-part='toolbar'] {
      column-gap: var(--ds-space-1);
    }
    & [data-part='toolbar'] > [data-component='SearchField'] {
      order: -1;
      flex-basis: 100%;
      max-inline-size: none;
    }
    & [data-part='toolbar'] [data-part='columns'] {
      ${visuallyHidden}
    }
    & [data-part='toolbar'] svg:has(+ [data-part='columns']) {
      margin-inline-end: 0;
    }
  }
  & [data-part='hidden'] {
    ${visuallyHidden}
  }
  & [data-part='failed'] {
    display: flex;
    gap: var(--ds-space-3);
    align-items: center;
    padding: var(--ds-space-2) var(--ds-space-3);
    background: var(--ds-danger-tint);
    color: var(--ds-danger-text);
  }

  & [role='grid'] {
    position: relative;
    block-size: min(var(--grid-height), var(--grid-fit));
    overflow: auto;
    overscroll-behavior-inline: contain;
    /* Positions are set by the grid; the browser would correct them a second time. */
    overflow-anchor: none;
    contain: strict;
    font-variant-numeric: tabular-nums;
    outline: none;
  }
  /* Columns out of sight fade at the edge. A mask would be painted again in each frame of scrolling. */
  &[data-more-end]::after {
    content: '';
    position: absolute;
    inset-inline-end: var(--edge-bar);
    inset-block-end: var(--edge-foot);
    block-size: var(--edge-height);
    inline-size: 2rem;
    background: linear-gradient(to right, transparent, var(--ds-surface-raised));
    pointer-events: none;
  }
  &[data-more-end]:dir(rtl)::after {
    background: linear-gradient(to left, transparent, var(--ds-surface-raised));
  }
  & [data-part='area'] {
    position: relative;
    min-inline-size: 100%;
  }
  & [data-part='rows'] {
    position: absolute;
    inset-inline-start: 0;
    min-inline-size: 100%;
  }
  & [role='row'] {
    display: flex;
    min-inline-size: 100%;
  }
  & [data-part='rows'] > [role='row'] {
    contain: layout style;
    border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  & :is([role='gridcell'], [role='rowheader'], [role='columnheader']) {
    flex: none;
    box-sizing: border-box;
    min-inline-size: 0;
    background: var(--ds-surface-raised);
  }
  & :is([role='gridcell'], [role='rowheader']) {
    padding: 0 var(--ds-space-3);
    overflow: hidden;
    line-height: calc(var(--grid-row) - var(--ds-line-thin));
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: default;
    unicode-bidi: isolate;
  }
  & [role='rowheader'] {
    color: var(--ds-text-muted);
    text-align: end;
  }
  & [data-stuck] {
    position: sticky;
    z-index: var(--ds-layer-raised);
    box-shadow: inset calc(-1 * var(--ds-line-thin)) 0 0 var(--ds-edge-subtle);
  }
  &:dir(rtl) [data-stuck] {
    box-shadow: inset var(--ds-line-thin) 0 0 var(--ds-edge-subtle);
  }
  /* Ellipsis by the direction of the text, alignment by that of the page. */
  & [role='gridcell'] > bdi {
    display: block;
    /* Room for slanted letters, which the edge would cut. */
    margin-inline: calc(-1 * var(--ds-space-half));
    padding-inline: var(--ds-space-half);
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
  }
  &:dir(rtl) [role='gridcell'] > bdi {
    text-align: right;
  }
  /* Digits run from left to right everywhere. */
  & [role='gridcell']:is([data-type='number'], [data-kind='number']) > bdi {
    text-align: right;
  }
  & [data-part='fraction'] {
    display: inline-block;
    text-align: start;
  }
  & [data-kind='json'] {
    font-family: var(--ds-type-font-mono);
  }
  & [data-kind='null'] {
    color: var(--ds-text-muted);
    font-style: italic;
  }
  & [role='row']:hover > :is([role='gridcell'], [role='rowheader']) {
    background: var(--ds-surface-hover);
  }
  & [role='row'] > [aria-selected='true'] {
    background: var(--ds-surface-selected);
  }
  & [role='grid']:focus-visible [data-active] {
    ${focusRingInside}
  }
  & [role='grid']:not(:focus-visible) [data-active][role='gridcell'] {
    outline: var(--ds-line-thin) solid var(--ds-accent-mark);
    outline-offset: calc(-1 * var(--ds-line-thin));
  }
  & [data-part='wait'] {
    display: inline-block;
    inline-size: 60%;
    block-size: 0.75em;
    border-radius: var(--ds-radius-small);
    background: var(--ds-surface-sunken);
  }
  & [data-part='none'] {
    position: sticky;
    inset-inline-start: 0;
    padding: var(--ds-space-6);
    color: var(--ds-text-muted);
  }
  @media (forced-colors: active) {
    & [aria-selected='true'] {
      outline: var(--ds-line-thin) dotted Highlight;
      outline-offset: calc(-1 * var(--ds-line-thin));
    }
  }
  ${head}
`;
