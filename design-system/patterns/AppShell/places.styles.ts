export const places = `
  & [data-part='place'] {
    display: flex;
    gap: var(--ds-space-3);
    align-items: center;
    min-block-size: var(--ds-density-navigation-item);
    padding-inline: var(--ds-space-3);
    border-radius: var(--ds-radius-medium);
    color: var(--ds-text-muted);
    font-weight: var(--ds-type-weight-medium);
    text-decoration: none;
    &:hover { background: var(--ds-surface-hover); color: var(--ds-text-strong); }
    &[aria-current] { background: var(--ds-surface-selected); color: var(--ds-accent-text); }
    @media (forced-colors: active) {
      &[aria-current] [data-part='count'] { color: inherit; }
    }
  }
  & [data-part='place'] > svg { flex: none; inline-size: 1.125rem; block-size: 1.125rem; }
  & [data-part='place'] > span { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & [data-part='count'] { font-size: var(--ds-type-size-small); font-variant-numeric: tabular-nums; color: var(--ds-text-muted); font-style: normal; }
`;
