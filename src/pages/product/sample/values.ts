import { numberFormat } from '#design-system';

const measured = (value: number) => numberFormat({ maximumSignificantDigits: 6 }).format(value);
const share = (value: number) => numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(value);

export const whole = (value: number): string => numberFormat({ maximumFractionDigits: 0 }).format(value);

/** Formats numbers to six digits; dates stay unchanged. */
export const figure = (value: number | string | undefined): string =>
  value === undefined ? '–' : typeof value === 'number' ? measured(value) : value;

/** Formats a share from 0 to 1. A share that would round to 0 is shown as below 0.1 %. */
export const shareText = (value: number): string => (value > 0 && value < 0.001 ? '< 0.1%' : share(value));

const units = ['B', 'kB', 'MB', 'GB'] as const;

/** Formats bytes in the largest unit that fits, powers of 1000. */
export function sizeText(bytes: number): string {
  const step = Math.max(0, Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return `${measured(Number((bytes / 1000 ** step).toPrecision(3)))} ${units[step]}`;
}

/** Nested values become JSON. */
export const cellText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Maximum characters of a cell on screen. */
const longestCell = 300;

// Control characters have pictures from U+2400, so that a cell with NUL shows what it holds.
// oxlint-disable-next-line no-control-regex -- these are the characters to replace
const controls = /[\u0000-\u0008\u000B-\u001F]/g;
const pictured = (text: string) =>
  text.replaceAll(controls, (mark) => String.fromCodePoint(0x2400 + mark.charCodeAt(0)));

/** Text of a cell on screen: cut to a bounded length, control characters as pictures. */
export function shownText(value: unknown): string {
  const text = cellText(value);
  if (text.length <= longestCell) return pictured(text);
  const cut = Array.from(text.slice(0, 2 * longestCell))
    .slice(0, longestCell)
    .join('');
  return `${pictured(cut)}…`;
}
