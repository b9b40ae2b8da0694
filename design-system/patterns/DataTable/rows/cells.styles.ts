export const cells = `
  & [data-part='two-line'] { display: flex; gap: var(--ds-space-3); align-items: center; min-inline-size: 0; }
  & [data-part='two-line'] > span:last-child { flex: 1; min-inline-size: 0; }
  & [data-part='two-line'] > span:last-child > :is(span, small) { display: block; }
  & [data-part='two-line'] > span > small { color: var(--ds-text-muted); font-size: var(--ds-type-size-small); }
  & [data-align='end'] > [data-part='two-line'] { justify-content: flex-end; }

  & > [data-part='scroll'] > table > tbody > tr:not([data-part]) > td:empty:not([data-unnamed], [data-part])::before { content: '–'; color: var(--ds-text-muted); }

  /* The margin leaves room for the focus ring of a link. */
  & td[data-clip] { max-inline-size: var(--cell-max); }
  /* Shrinks before the table scrolls, which would put other columns under the row actions. */
  &:not([data-cards]) td[data-clip] > [data-part='two-line'] { display: grid; grid-template-columns: minmax(6rem, max-content); justify-content: start; }
  &:not([data-cards]) td[data-clip] > [data-part='two-line'][data-pictured] { grid-template-columns: min-content minmax(6rem, max-content); }
  &:not([data-cards]) td[data-clip]:not(:has(:focus-visible)),
  &:not([data-cards]) td[data-clip]:not(:has(:focus-visible)) [data-part='two-line'] > span:last-child > * {
    overflow: clip;
    overflow-clip-margin: var(--ds-space-1);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Columns out of sight fade at the edge. Row actions, in the last column, stay in sight. */
  & > [data-part='scroll'] {
    --fade-start: 0rem;
    --fade-end: 0rem;
  }
  &:is([data-more-start], [data-more-end]) > [data-part='scroll'] {
    mask-image: linear-gradient(to right, transparent, black var(--fade-start), black calc(100% - var(--fade-end)), transparent);
  }
  &:is([data-more-start], [data-more-end]):dir(rtl) > [data-part='scroll'] {
    mask-image: linear-gradient(to left, transparent, black var(--fade-start), black calc(100% - var(--fade-end)), transparent);
  }
  &[data-more-start] > [data-part='scroll'] { --fade-start: 2rem; }
  &[data-more-end]:not([data-actions]) > [data-part='scroll'] { --fade-end: 2rem; }
  &[data-actions]:is([data-more-start], [data-more-end]):not([data-cards]) > [data-part='scroll'] > table > * > tr:not([data-part='detail']) > :last-child {
    position: sticky;
    inset-inline-end: 0;
    background: var(--row-fill, var(--ds-surface-raised));
    &:where(td) { z-index: var(--ds-layer-raised); }
  }
  &[data-actions][data-more-end]:not([data-cards]) > [data-part='scroll'] > table > * > tr:not([data-part='detail']) > :last-child {
    border-inline-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  @media print { & > [data-part='scroll'] { mask-image: none !important; } }
`;
