import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/control.styles.ts';
import { focusRing } from '../internal/focusRing.ts';

/** One host for a chart and all in it; marks and axes are plain elements. */
export const Root = styled.figure`
  --chart-color: var(--ds-chart-one);
  display: grid;
  gap: var(--ds-space-3);
  min-inline-size: 0;
  color: var(--ds-text-muted);
  font-size: var(--ds-type-size-small);
  font-variant-numeric: tabular-nums;

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
    outline: var(--ds-line-thick) solid var(--ds-focus-ring);
    outline-offset: var(--ds-line-thick);
  }
  & svg {
    overflow: visible;
    touch-action: pan-y;
  }
  & svg text {
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
  & [data-part='fill'] {
    fill: color-mix(in oklab, var(--chart-color) 13%, transparent);
  }
  & [data-part='bar'] {
    fill: var(--chart-color);
  }
  & [data-part='bar']:not([data-active]) {
    opacity: 0.78;
  }
  & [data-part='cursor'] {
    stroke: var(--ds-edge-control);
    stroke-dasharray: 3 3;
  }
  & [data-part='dot'] {
    fill: var(--chart-color);
    stroke: var(--ds-surface-raised);
    stroke-width: var(--ds-line-thick);
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
    ${focusRing}
  }
  & details > div {
    max-block-size: 16rem;
    margin-block-start: var(--ds-space-2);
    overflow: auto;
    ${focusRing}
  }
  & details table {
    inline-size: 100%;
  }
  & details :is(th, td) {
    padding: var(--ds-space-1) var(--ds-space-2);
    border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);
    text-align: start;
  }
  & details :is(th, td):last-child {
    text-align: end;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
