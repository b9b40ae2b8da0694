export const menuItems = `
  & [role^='menuitem'] {
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
    min-block-size: var(--ds-density-control-small);
    padding: var(--ds-space-1) var(--ds-space-2);
    border-radius: var(--ds-radius-medium);
    color: var(--ds-text-strong);
    text-decoration: none;
    cursor: pointer;
    outline: none;
    -webkit-user-select: none;
    user-select: none;
    overflow-wrap: anywhere;
  }
  & [role^='menuitem'] > svg {
    flex: none;
    color: var(--ds-text-muted);
  }
  & :is([data-highlighted], [aria-expanded='true']) {
    background: var(--ds-surface-hover);
  }
  & [role^='menuitem'][data-tone='danger'] {
    color: var(--ds-danger-text);
  }
  & [role^='menuitem'][data-tone='danger'] > svg {
    color: inherit;
  }
  & [role^='menuitem'][data-tone='danger'][data-highlighted] {
    background: var(--ds-danger-tint);
  }
  & [role^='menuitem'][data-disabled] {
    color: var(--ds-text-muted);
    opacity: 0.6;
    cursor: not-allowed;
  }
  & [role='menuitemradio'],
  & [role='menuitemcheckbox'] {
    padding-inline-start: var(--ds-space-8);
    position: relative;
  }
  & [data-part='check'] {
    position: absolute;
    inset-inline-start: var(--ds-space-2);
  }
  & [role^='menuitem'] > kbd {
    margin-inline-start: auto;
  }
  & [data-part='label'] {
    padding: var(--ds-space-2) var(--ds-space-2) var(--ds-space-1);
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
    overflow-wrap: anywhere;
  }
  & [data-part='separator'] {
    margin: var(--ds-space-1);
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  @media (forced-colors: active) {
    & :is([data-highlighted], [aria-expanded='true']) {
      outline: var(--ds-line-thick) solid Highlight;
    }
  }
`;
