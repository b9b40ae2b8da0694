import { focusRing } from './focus.styles.ts';

/** Labels whose radio button is invisible and covers them, so that a press anywhere chooses it. */
export const coveredRadio = `
  & > label { position: relative; cursor: pointer; }
  & input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  & > label:has(:focus-visible) { ${focusRing} }
  & > label:has(:disabled) { opacity: 0.6; cursor: not-allowed; }
`;
