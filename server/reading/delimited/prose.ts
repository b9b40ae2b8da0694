import { isTexty } from './kinds.ts';
import type { TablePlace } from './tablePlace.ts';

const probedCharacters = 4096;
const maxControls = 0.05;

/** True for bytes of a file that is no text, read as one. */
export function isBinary(text: string): boolean {
  const start = text.slice(0, probedCharacters);
  // oxlint-disable-next-line no-control-regex -- texts have hardly any
  const controls = start.match(/[\u0000\u0002-\u0008\u000E-\u001A\u001C-\u001E\u{FFFD}]/gu)?.length ?? 0;
  return controls > start.length * maxControls;
}

/** True for lines of words without a header: a letter, or the log of a program. */
export const isProse = ({ width, headerRows, forms }: TablePlace): boolean =>
  width <= 1 && headerRows === 0 && (forms[0] === undefined || isTexty(forms[0].kind));
