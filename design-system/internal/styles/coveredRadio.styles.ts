/** Labels whose radio button is invisible and covers them, so that a press anywhere chooses it. */
export const coveredRadio = `
  & > label { position: relative; cursor: pointer; }
  & input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  & > label:has(:focus-visible) { outline: var(--ds-line-thick) solid var(--ds-focus-ring); }
  & > label:has(:disabled) { opacity: 0.6; cursor: not-allowed; }
`;
