import { styled } from 'styled-components';
import { Field } from '../Field.tsx';
import { FieldRoot } from '../Form.styles.ts';
import { focusRing } from '../../internal/styles/focus.styles.ts';

const track = `
  & input[type='range'] {
    min-inline-size: 0;
    inline-size: 100%;
    min-block-size: var(--ds-density-control-medium);
    padding: 0;
    border: 0;
    background: none;
    accent-color: var(--ds-accent-mark);
    cursor: pointer;
  }
  & input[type='range']:disabled { cursor: not-allowed; }
  & input[type='range']:focus-visible {
    ${focusRing}
    outline-offset: var(--ds-line-thin);
  }
  & [data-part='figure'] {
    font-size: var(--ds-type-size-small);
    font-variant-numeric: tabular-nums;
    color: var(--ds-text-muted);
  }
`;

const thumb = `
  border: var(--ds-line-thick) solid var(--ds-surface-raised);
  border-radius: var(--ds-radius-full);
  background: var(--ds-accent-mark);
`;

export const Frame = styled(Field)`
  ${track}
  & input[type='range'] {
    appearance: none;
  }
  & input::-webkit-slider-runnable-track {
    block-size: var(--ds-space-1);
    border-radius: var(--ds-radius-full);
    background: linear-gradient(var(--ds-accent-mark), var(--ds-accent-mark)) no-repeat var(--ds-edge-control);
    background-size: var(--slider-at) 100%;
    forced-color-adjust: none;
  }
  & input:dir(rtl)::-webkit-slider-runnable-track {
    background-position-x: 100%;
  }
  & input::-moz-range-track {
    block-size: var(--ds-space-1);
    border-radius: var(--ds-radius-full);
    background: var(--ds-edge-control);
  }
  & input::-moz-range-progress {
    block-size: var(--ds-space-1);
    border-radius: var(--ds-radius-full);
    background: var(--ds-accent-mark);
  }
  & input::-webkit-slider-thumb {
    appearance: none;
    inline-size: var(--ds-space-5);
    block-size: var(--ds-space-5);
    margin-block-start: calc((var(--ds-space-1) - var(--ds-space-5)) / 2);
    ${thumb}
    box-shadow: var(--ds-elevation-medium);
  }
  & input::-moz-range-thumb {
    inline-size: var(--ds-space-4);
    block-size: var(--ds-space-4);
    ${thumb}
  }
  & input:disabled::-webkit-slider-thumb {
    background: var(--ds-edge-control);
  }
  & > [data-part='track'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(3rem, auto);
    gap: var(--ds-space-3);
    align-items: center;
    text-align: end;
  }
`;

export const RangeFrame = styled(FieldRoot)`
  ${track}
  & > [data-part='track'] {
    position: relative;
    display: grid;
    align-items: center;
  }
  & > [data-part='track'] > * {
    grid-area: 1 / 1;
  }
  & > [data-part='track'] > i {
    block-size: var(--ds-space-1);
    /* From the middle of a thumb at one end to that at the other. */
    margin-inline: calc(var(--ds-space-5) / 2);
    border-radius: var(--ds-radius-full);
    background: linear-gradient(var(--ds-accent-mark), var(--ds-accent-mark)) no-repeat var(--ds-edge-control);
    background-size: calc(var(--slider-to) - var(--slider-from)) 100%;
    background-position-x: var(--slider-place);
    forced-color-adjust: none;
  }
  & > [data-part='track'] > i:dir(rtl) {
    transform: scaleX(-1);
  }
  & > [data-part='track'] > input[type='range'] {
    position: relative;
    appearance: none;
    pointer-events: none;
  }
  & > [data-part='track'] > input::-webkit-slider-thumb {
    appearance: none;
    inline-size: var(--ds-space-5);
    block-size: var(--ds-space-5);
    ${thumb}
    box-shadow: var(--ds-elevation-medium);
    pointer-events: auto;
  }
  & > [data-part='track'] > input::-moz-range-thumb {
    inline-size: var(--ds-space-4);
    block-size: var(--ds-space-4);
    ${thumb}
    pointer-events: auto;
  }
  & > [data-part='track'] > input:disabled::-webkit-slider-thumb {
    background: var(--ds-edge-control);
  }
`;
