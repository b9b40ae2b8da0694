/** Native checkboxes that look like Checkbox: a Radix component in thousands of rows would be too slow. */
export const boxes = `
  & th[data-part='select'] > label { display: inline-flex; gap: var(--ds-space-2); align-items: center; cursor: pointer; }
  &:not([data-cards]) th[data-part='select'] > label > span { display: none; }
  & input[type='checkbox'] {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
    vertical-align: middle;
    cursor: pointer;
  }
  @media (forced-colors: none) {
    & input[type='checkbox'] {
      appearance: none;
      display: inline-grid;
      place-items: center;
      border: var(--ds-line-thin) solid var(--ds-edge-control);
      border-radius: var(--ds-radius-small);
      background: var(--ds-surface-control);
      &:hover { border-color: var(--ds-text-muted); }
      &:is(:checked, :indeterminate) { border-color: var(--ds-accent-fill); background: var(--ds-accent-fill); }
      &:is(:checked, :indeterminate)::before {
        content: '';
        inline-size: 0.75rem;
        block-size: 0.75rem;
        background: var(--ds-accent-on-fill);
        clip-path: polygon(14% 47%, 4% 58%, 38% 91%, 97% 24%, 86% 14%, 38% 69%);
      }
      &:indeterminate::before { clip-path: inset(42% 8%); }
    }
  }
`;
