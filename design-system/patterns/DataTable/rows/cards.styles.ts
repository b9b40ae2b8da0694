import { visuallyHidden } from '../../../internal/styles/control.styles.ts';

/** Switched by an attribute (watchNarrow.ts): testing a container query on every cell slows mounting by half. */
export const cards = `
  &[data-cards] > [data-part='scroll'] > table,
  &[data-cards] > [data-part='scroll'] > table > :is(thead, tbody) { display: block; }

  &[data-cards] > [data-part='scroll'] > table > thead > tr {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ds-space-2);
    align-items: center;
    padding-inline: var(--ds-space-4);
    background: var(--ds-surface-raised);
  }
  &[data-cards] > [data-part='scroll'] > table > thead th {
    position: static;
    inline-size: auto !important;
    block-size: auto;
    padding: var(--ds-space-1) 0;
    box-shadow: none;
  }
  &[data-cards] > [data-part='scroll'] > table > thead th:not([data-sortable], [data-part='select']) {
    ${visuallyHidden}
  }

  &[data-cards] > [data-part='scroll'] > table > tbody > tr:not([data-part='detail']) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ds-space-1);
    padding: var(--ds-space-3) var(--ds-space-4);
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  &[data-cards] > [data-part='scroll'] > table > tbody > tr > td {
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
  &[data-cards] > [data-part='scroll'] > table > tbody > tr > td[data-label]::before {
    content: attr(data-label);
    flex: none;
    color: var(--ds-text-muted);
  }
  &[data-cards] > [data-part='scroll'] > table > tbody > tr > td:not([data-label]) { justify-content: flex-end; }
  &[data-cards] > [data-part='scroll'] > table > tbody[data-part='skeleton'] > tr > td:first-child { justify-content: flex-start; }
  &[data-cards] > [data-part='scroll'] > table > tbody > tr > :is(td:first-child, td[data-part] + td):not([data-part]) {
    text-align: start;
    font-weight: var(--ds-type-weight-medium);
  }
  &[data-cards] > [data-part='scroll'] > table > tbody > tr > :is(td:first-child, td[data-part] + td):not([data-part])::before { content: none; }
  &[data-cards] > [data-part='scroll'] > table > tbody > tr > td:is([data-part='select'], [data-part='toggle'], [data-part='menu']) {
    position: absolute;
    inset-block-start: var(--ds-space-2);
    inset-inline-end: calc(var(--ds-space-4) + var(--card-at) * 2.5rem);
    justify-content: flex-end;
    align-items: center;
    min-block-size: var(--ds-density-control-small);
  }
  &[data-cards] > [data-part='scroll'] > table > tbody > tr > td[data-part='select'] { --card-at: var(--card-select); }
  &[data-cards] > [data-part='scroll'] > table > tbody > tr > td[data-part='toggle'] { --card-at: var(--card-toggle); }
  &[data-cards] > [data-part='scroll'] > table > tbody > tr > td[data-part='menu'] { --card-at: 0; }
  &[data-cards] > [data-part='scroll'] > table > tbody > tr > :is(td:first-child, td[data-part] + td):not([data-part]) { padding-inline-end: calc(var(--card-parts) * 2.5rem); }

  &[data-cards] > [data-part='scroll'] > table > tbody > tr:has(> td[data-headline]) {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: var(--ds-space-4);
    & > td { grid-column: 1 / -1; }
    & > :is(td:first-child, td[data-part] + td):not([data-part]) { grid-area: 1 / 1; padding-inline-end: 0; }
    & > td[data-headline] { grid-area: 1 / 2; padding-inline-end: calc(var(--card-parts) * 2.5rem); font-weight: var(--ds-type-weight-semibold); }
    & > td[data-headline]::before { content: none; }
  }
  &[data-cards] > [data-part='scroll'] > table > tbody > tr[data-part='detail'] { display: block; }
  &[data-cards] > [data-part='scroll'] > table > tbody > tr[data-part='detail'] > td { display: block; text-align: start; font-weight: inherit; }
`;
