export const blocks = `
  & [data-part='block'] { fill: var(--block, var(--ds-chart-one)); stroke: var(--ds-surface-raised); stroke-width: var(--ds-line-thin); }
  & [data-part='block'][data-dim] { opacity: 0.55; }
  & [data-fill='2'] { --block: var(--ds-chart-two); }
  & [data-fill='3'] { --block: var(--ds-chart-three); }
  & [data-fill='4'] { --block: var(--ds-chart-four); }
  & [data-fill='5'] { --block: var(--ds-chart-five); }
  & [data-fill='6'] { --block: var(--ds-chart-six); }
  & svg [data-part='total'] { fill: var(--ds-text-strong); font-size: var(--ds-type-size-title); font-weight: var(--ds-type-weight-semibold); }
  @media (forced-colors: active) {
    & [data-part='block'] { forced-color-adjust: none; stroke: Canvas; }
  }
`;
