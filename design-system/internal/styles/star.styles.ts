export const star = `
  & [data-part='star'] > svg {
    display: block;
    inline-size: var(--ds-icon-large);
    block-size: var(--ds-icon-large);
    color: var(--ds-edge-control);
  }
  & [data-part='star'][data-filled] > svg { color: var(--ds-warning-mark); fill: currentcolor; }
  @media (forced-colors: active) {
    & [data-part='star'][data-filled] > svg { color: CanvasText; }
  }
`;
