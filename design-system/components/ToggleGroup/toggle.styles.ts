export const toggle = `
  display: inline-flex;
  gap: var(--ds-space-1);
  align-items: center;
  justify-content: center;
  min-inline-size: var(--toggle-size);
  min-block-size: var(--toggle-size);
  padding: 0 var(--ds-space-2);
  border: var(--ds-line-thin) solid transparent;
  border-radius: var(--ds-radius-medium);
  background: none;
  color: var(--ds-text-muted);
  font: inherit;
  font-weight: var(--ds-type-weight-medium);
  cursor: pointer;
  &:hover { background: var(--ds-surface-hover); color: var(--ds-text-strong); }
  &[data-state='on'] { border-color: var(--ds-accent-mark); background: var(--ds-accent-tint); color: var(--ds-accent-text); }
  &:disabled { opacity: 0.6; cursor: not-allowed; }
  @media (forced-colors: active) {
    &[data-state='on'] { forced-color-adjust: none; border-color: Highlight; background: Highlight; color: HighlightText; }
  }
`;
