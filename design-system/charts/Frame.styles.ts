import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/styles/control.styles.ts';
import { focusRingAround } from '../internal/styles/focus.styles.ts';

export const Root = styled.figure`
  --chart-color: var(--ds-chart-one);
  display: grid;
  gap: var(--ds-space-3);
  min-inline-size: 0;
  color: var(--ds-text-muted);
  font-size: var(--ds-type-size-small);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ds-space-4);
    align-items: baseline;
    justify-content: space-between;
  }
  & [data-part='title'] {
    color: var(--ds-text-strong);
    font-size: var(--ds-type-size-medium);
    font-weight: var(--ds-type-weight-semibold);
  }
  & [data-part='plot'] {
    position: relative;
    min-inline-size: 0;
    border-radius: var(--ds-radius-small);
  }
  & [data-part='plot']:has(input:focus-visible) {
    ${focusRingAround}
  }
  & svg {
    overflow: visible;
    touch-action: pan-y;
  }
  /* Axes run from left to right in every language; right to left would swap the anchors of texts. */
  & svg text {
    direction: ltr;
    unicode-bidi: plaintext;
    fill: var(--ds-text-muted);
  }
  & [data-part='grid'] {
    stroke: var(--ds-chart-grid);
  }
  & [data-part='line'] {
    fill: none;
    stroke: var(--chart-color);
    stroke-width: var(--ds-line-thick);
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  & [data-series='2'] {
    --chart-color: var(--ds-chart-two);
    stroke-dasharray: 8 4;
  }
  & [data-series='3'] {
    --chart-color: var(--ds-chart-three);
    stroke-dasharray: 2 4;
  }
  & [data-series='4'] {
    --chart-color: var(--ds-chart-four);
    stroke-dasharray: 10 4 2 4;
  }
  & [data-series='5'] {
    --chart-color: var(--ds-chart-five);
    stroke-dasharray: 5 5;
  }
  & [data-series='6'] {
    --chart-color: var(--ds-chart-six);
    stroke-dasharray: 14 4;
  }
  & [data-part='legend'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-1) var(--ds-space-4);
  }
  & [data-part='legend'] > li {
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
  }
  & [data-part='fill'] {
    fill: color-mix(in oklab, var(--chart-color) 13%, transparent);
  }
  & [data-part='band'] {
    --chart-color: var(--ds-chart-two);
    fill: color-mix(in oklab, var(--chart-color) 22%, transparent);
    stroke: color-mix(in oklab, var(--chart-color) 55%, transparent);
    stroke-dasharray: none;
  }
  & [data-part='bar'] {
    fill: var(--chart-color);
  }
  & [data-part='bar']:not([data-active]) {
    opacity: 0.78;
  }
  & [data-part='mark'] {
    stroke: var(--ds-text-strong);
    stroke-width: var(--ds-line-thick);
  }
  & [data-part='cursor'] {
    stroke: var(--ds-edge-control);
    stroke-dasharray: 3 3;
  }
  & [data-part='dot'] {
    fill: var(--chart-color);
    stroke: var(--ds-surface-raised);
    stroke-width: var(--ds-line-thick);
    stroke-dasharray: none;
  }
  & input[type='range'] {
    ${visuallyHidden}
  }
  & [data-part='readout'] {
    min-block-size: 1lh;
    color: var(--ds-text-strong);
  }
  & details > summary {
    inline-size: fit-content;
    color: var(--ds-accent-text);
    cursor: pointer;
    border-radius: var(--ds-radius-small);
  }
  & details > section {
    max-block-size: 16rem;
    margin-block-start: var(--ds-space-2);
    overflow: auto;
  }
  & details table {
    inline-size: 100%;
  }
  & details :is(th, td) {
    padding: var(--ds-space-1) var(--ds-space-2);
    border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);
    text-align: start;
  }
  & details :is(th, td):not(:first-child) {
    text-align: end;
  }
  & details th {
    font-weight: var(--ds-type-weight-medium);
    color: var(--ds-text-strong);
  }
  @media (forced-colors: active) {
    & svg text {
      fill: CanvasText;
    }
    & [data-part='line'] {
      stroke: CanvasText;
    }
    & :is([data-part='bar'], [data-part='dot']) {
      fill: CanvasText;
    }
    & [data-part='bar'][data-active] {
      fill: Highlight;
    }
    & :is([data-part='mark'], [data-part='grid']) {
      stroke: GrayText;
    }
  }
`;
