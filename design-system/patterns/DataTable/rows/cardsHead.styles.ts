import { css } from 'styled-components';
import { visuallyHidden } from '../../../internal/styles/control.styles.ts';

const scroll = "&[data-cards] > [data-part='scroll']";
export const table = `${scroll} > table`;

export const cardsHead = css`
  ${table} > thead > tr {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ds-space-2);
    align-items: center;
    padding-inline: var(--ds-space-4);
    background: var(--ds-surface-raised);
  }
  ${table} > thead th {
    position: static;
    inline-size: auto !important;
    block-size: auto;
    padding: var(--ds-space-2) 0;
    box-shadow: none;
  }
  ${table} > thead th:not([data-part='select']) {
    ${visuallyHidden}
  }
  ${table} > thead th[data-sortable] {
    display: none;
  }
  ${scroll} {
    position: relative;
  }
  ${scroll} > [data-part='sort'] {
    position: absolute;
    inset-block-start: var(--ds-space-1);
    inset-inline-end: var(--ds-space-3);
    max-inline-size: 50%;
    color: var(--ds-text-muted);
  }
  ${scroll} > [data-part='sort'] > select {
    appearance: none;
    max-inline-size: 100%;
    block-size: var(--ds-density-control-small);
    padding-inline: var(--ds-space-1) var(--ds-space-6);
    border: 0;
    border-radius: var(--ds-radius-small);
    background: var(--ds-surface-raised);
    color: inherit;
    font-size: var(--ds-type-size-small);
    text-align-last: end;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  ${scroll} > [data-part='sort'] > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    margin-block: auto;
    inline-size: var(--ds-icon-small);
    block-size: var(--ds-icon-small);
    pointer-events: none;
  }
  ${scroll} > [data-part='sort'] + table > thead th[data-part='select'] {
    max-inline-size: 50%;
  }
  ${scroll} > [data-part='sort'] + table > thead th[data-part='select'] > label {
    max-inline-size: 100%;
  }
  ${scroll} > [data-part='sort'] + table > thead th[data-part='select'] span {
    min-inline-size: 0;
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${scroll} > [data-part='sort'] + table > thead > tr {
    min-block-size: calc(var(--ds-density-control-small) + 2 * var(--ds-space-1));
  }
`;
