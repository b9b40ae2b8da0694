import { styled } from 'styled-components';
import { controlBox, visuallyHidden } from '../internal/styles/control.styles.ts';

export const Root = styled.form`
  display: grid;
  gap: var(--ds-density-field-gap);
  min-inline-size: 0;
`;

// A column of flexbox: a grid in each field takes twice as long to lay out.
export const FieldRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ds-space-1);
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > :where(label, legend, [data-part='label']) {
    display: flex;
    inline-size: fit-content;
    gap: var(--ds-space-1);
    align-items: baseline;
    padding: 0;
    font-size: var(--ds-type-size-small);
    font-weight: var(--ds-type-weight-medium);
    color: var(--ds-text-strong);
  }
  & > :where(legend) {
    margin-block-end: var(--ds-space-1);
  }
  & :where([data-part='optional'], [data-part='required']) {
    font-weight: var(--ds-type-weight-regular);
    color: var(--ds-text-muted);
  }
  & :where([data-part='note'], [data-part='hint']) {
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  /* Takes no row and no gap of the grid, and stays live. */
  & > :where([data-part='note'][data-empty]) {
    position: absolute;
  }
  & :where([data-part='error']) {
    color: var(--ds-danger-text);
  }
  & :where([data-part='error'])::before {
    content: '!' / '';
    display: inline-block;
    inline-size: 1.4em;
    margin-inline-end: var(--ds-space-1);
    border: var(--ds-line-thin) solid currentcolor;
    border-radius: var(--ds-radius-full);
    font-weight: var(--ds-type-weight-semibold);
    line-height: var(--ds-type-leading-tight);
    text-align: center;
  }

  & :where(input:not([type='checkbox'], [type='radio']), textarea, select) {
    ${controlBox}
    text-overflow: ellipsis;
  }
  & :where(textarea) {
    min-block-size: calc(3 * var(--ds-density-control-medium));
    padding-block: var(--ds-space-2);
    line-height: var(--ds-type-leading-normal);
    resize: vertical;
    field-sizing: content;
    max-block-size: 24rem;
  }
  & :where(textarea[data-code]) {
    min-block-size: calc(8lh + 2 * var(--ds-space-2));
    font-family: var(--ds-type-font-mono);
    tab-size: 2;
  }
  & :where(input[data-numeric]) {
    font-variant-numeric: tabular-nums;
  }

  & :where([data-part='box']) {
    position: relative;
    display: flex;
    min-inline-size: 0;
  }
  & :where([data-part='box'] > [data-part='end']) {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--ds-density-control-pad);
    display: flex;
    align-items: center;
    gap: var(--ds-space-1);
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
    pointer-events: none;
  }
  & :where([data-part='box'] > [data-part='end'] > button) {
    pointer-events: auto;
    margin-inline-end: calc(-1 * var(--ds-space-2));
  }
  & :where([data-part='box'][data-end='short'] > input) {
    padding-inline-end: var(--ds-space-8);
  }
  & :where([data-part='box'][data-end='long'] > input) {
    padding-inline-end: var(--ds-space-16);
  }
  & :where([data-part='box'][data-end='wide'] > input) {
    padding-inline-end: calc(2 * var(--ds-space-16));
  }
  & :where([data-part='box'] > [data-part='start']) {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--ds-density-control-pad);
    display: flex;
    align-items: center;
    color: var(--ds-text-muted);
    pointer-events: none;
  }
  & :where([data-part='box'][data-start] > input) {
    padding-inline-start: var(--ds-space-8);
  }

  & :where(select) {
    appearance: none;
    padding-inline-end: var(--ds-space-8);
    text-overflow: ellipsis;
    cursor: pointer;
  }
  & > :where([data-hidden]) {
    ${visuallyHidden}
  }
  & :where([data-part='presets']) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-1);
  }
  & :where([data-part='pair'], [data-part='range']) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--ds-space-2);
  }
  & :where([data-part='range']) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
