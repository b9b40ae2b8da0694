import { visuallyHidden } from '../../internal/control.styles.ts';

/** Each row as a card with its labels, where the table has less room than a tablet. */
export const cards = `
  @container (max-width: 40rem) {
    &:where([data-narrow='cards']) > [data-part='scroll'] > table,
    &:where([data-narrow='cards']) > [data-part='scroll'] > table > :is(thead, tbody) { display: block; }

    &:where([data-narrow='cards']) > [data-part='scroll'] > table > thead > tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--ds-space-2);
      align-items: center;
      padding-inline: var(--ds-space-4);
      background: var(--ds-surface-raised);
    }
    &:where([data-narrow='cards']) > [data-part='scroll'] > table > thead th {
      position: static;
      inline-size: auto !important;
      block-size: auto;
      padding: var(--ds-space-1) 0;
      box-shadow: none;
    }
    &:where([data-narrow='cards']) > [data-part='scroll'] > table > thead th:not([data-sortable], [data-part='select']) {
      ${visuallyHidden}
    }

    &:where([data-narrow='cards']) > [data-part='scroll'] > table > tbody > tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--ds-space-1);
      padding: var(--ds-space-3) var(--ds-space-4);
      border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
    }
    &:where([data-narrow='cards']) > [data-part='scroll'] > table > tbody > tr > td {
      display: flex;
      gap: var(--ds-space-4);
      justify-content: space-between;
      inline-size: auto;
      min-block-size: 0;
      block-size: auto;
      padding: 0;
      border: 0;
      text-align: end;
      overflow-wrap: anywhere;
    }
    &:where([data-narrow='cards']) > [data-part='scroll'] > table > tbody > tr > td[data-label]::before {
      content: attr(data-label);
      flex: none;
      color: var(--ds-text-muted);
    }
    &:where([data-narrow='cards']) > [data-part='scroll'] > table > tbody > tr > td:not([data-label]) { justify-content: flex-end; }
    &:where([data-narrow='cards']) > [data-part='scroll'] > table > tbody > tr > :is(td:first-child:not([data-part]), td[data-part] + td) {
      text-align: start;
      font-weight: var(--ds-type-weight-medium);
    }
    &:where([data-narrow='cards']) > [data-part='scroll'] > table > tbody > tr > :is(td:first-child:not([data-part]), td[data-part] + td)::before { content: none; }
    &:where([data-narrow='cards']) > [data-part='scroll'] > table > tbody > tr > td[data-part='select'] {
      position: absolute;
      inset-block-start: var(--ds-space-3);
      inset-inline-end: var(--ds-space-4);
    }
    &:where([data-narrow='cards']) > [data-part='scroll'] > table > tbody > tr > td[data-part] + td { padding-inline-end: var(--ds-space-8); }

    &:where([data-narrow='cards']) > [data-part='scroll'] > table > tbody > tr:has(> td[data-headline]) {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: var(--ds-space-4);
      & > td { grid-column: 1 / -1; }
      & > :is(td:first-child:not([data-part]), td[data-part] + td) { grid-area: 1 / 1; padding-inline-end: 0; }
      & > td[data-headline] { grid-area: 1 / 2; font-weight: var(--ds-type-weight-semibold); }
      & > td[data-headline]::before { content: none; }
      & > td[data-part='select'] ~ td[data-headline] { padding-inline-end: var(--ds-space-8); }
    }
  }
`;
