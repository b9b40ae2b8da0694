import { styled } from 'styled-components';
import { focusRing } from '../internal/focusRing.ts';
import { controlBox, visuallyHidden } from '../internal/control.styles.ts';

export const Root = styled.form`
  display: grid;
  gap: var(--ds-density-field-gap);
  min-inline-size: 0;
`;

/** One styled host per field; label, control, hint and error are plain elements matched from here. */
export const FieldRoot = styled.div`
  display: grid;
  gap: var(--ds-space-1);
  align-content: start;
  min-inline-size: 0;

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
  & :where([data-part='optional']) {
    font-weight: var(--ds-type-weight-regular);
    color: var(--ds-text-muted);
  }
  & :where([data-part='hint']) {
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  & :where([data-part='error']) {
    font-size: var(--ds-type-size-small);
    color: var(--ds-danger-text);
  }
  & :where([data-part='error'])::before {
    content: '⚠ ' / '';
  }

  & :where(input:not([type='checkbox'], [type='radio']), textarea, select) {
    ${controlBox}
  }
  & :where(textarea) {
    min-block-size: calc(3 * var(--ds-density-control-medium));
    padding-block: var(--ds-space-2);
    line-height: var(--ds-type-leading-normal);
    resize: vertical;
    field-sizing: content;
    max-block-size: 24rem;
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
  & :where([data-part='presets'], [data-part='end']) > :where(button:not([data-component])) {
    padding: var(--ds-space-half) var(--ds-space-2);
    border: var(--ds-line-thin) solid var(--ds-edge-strong);
    border-radius: var(--ds-radius-full);
    background: var(--ds-surface-raised);
    font-size: var(--ds-type-size-small);
    font-variant-numeric: tabular-nums;
    color: var(--ds-text-strong);
    cursor: pointer;
    ${focusRing}
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

  & :where(input[type='search'])::-webkit-search-cancel-button {
    display: none;
  }
  & :where(input[type='search']:placeholder-shown ~ [data-part='end'] > button),
  & :where(input[type='search']:not(:placeholder-shown) ~ [data-part='end'] > kbd) {
    display: none;
  }
  & :where(kbd) {
    padding: 0 var(--ds-space-1);
    border: var(--ds-line-thin) solid var(--ds-edge-strong);
    border-radius: var(--ds-radius-small);
    font: inherit;
  }
  & :where([data-part='count'], [data-part='strength']) {
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
    justify-self: end;
    font-size: var(--ds-type-size-small);
    font-variant-numeric: tabular-nums;
    color: var(--ds-text-muted);
  }
  /* On the line of the count, which leaves room for it. */
  & > :where([data-part='count'] + [data-part='hint'], [data-part='count'] + [data-part='error']) {
    margin-block-start: calc(-1lh - var(--ds-space-1));
    padding-inline-end: var(--ds-space-16);
  }
  & :where([data-part='count'] > output) {
    ${visuallyHidden}
  }
  & :where([data-part='count'][data-over]) {
    color: var(--ds-danger-text);
  }
  & :where([data-part='strength']) {
    --strength: var(--ds-danger-mark);
    justify-self: start;
  }
  & :where([data-part='strength'] > [aria-hidden]) {
    display: grid;
    grid-template-columns: repeat(4, var(--ds-space-8));
    gap: var(--ds-space-1);
  }
  & :where([data-part='strength'] i) {
    block-size: var(--ds-space-1);
    border-radius: var(--ds-radius-full);
    background: var(--strength);
    forced-color-adjust: none;
  }
  & :where([data-strength='fair']) {
    --strength: var(--ds-warning-mark);
  }
  & :where([data-strength='good'], [data-strength='strong']) {
    --strength: var(--ds-success-mark);
  }
`;

/** The error of the whole form. */
export const ErrorLine = styled.div`
  padding: var(--ds-space-2) var(--ds-space-3);
  border: var(--ds-line-thin) solid var(--ds-danger-edge);
  border-radius: var(--ds-radius-medium);
  background: var(--ds-danger-tint);
  color: var(--ds-danger-text);
  font-size: var(--ds-type-size-medium);
  overflow-wrap: anywhere;
`;
