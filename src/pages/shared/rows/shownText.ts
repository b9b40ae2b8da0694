// Texts of cells on screen. Pure.
import { localText, numberFormat } from '#design-system';
import type { ExecutionResult } from '#contract/types.ts';

export const cellText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

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

export type ResultCell = NonNullable<ExecutionResult['content']> | null;

export const dayOf = (cell: ResultCell): ResultCell =>
  typeof cell === 'string' ? cell.replace(/T00:00:00(\.0+)?Z?$/u, '') : cell;

/** Writes the name of a field as words of a sentence: 'wind_speed' and 'windSpeed' become 'wind speed'. */
export const fieldText = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z\d])[A-Z](?=[a-z])/gu, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('_', ' ')
    .trim();

const isMoment = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(value);

/** A number or moment in the app's format, other values as they are. */
export function plainText(value: unknown): string {
  if (typeof value === 'number') return numberFormat().format(value);
  if (typeof value === 'string') return isMoment(value) ? localText(value) : value;
  return JSON.stringify(value);
}

/** The values of a parameter. Texts, such as names of columns, stay as they were written, between quotation marks. */
export const parameterText = (value: unknown): string =>
  [value]
    .flat()
    .map((one: unknown) => (typeof one === 'string' && !isMoment(one) ? `“${one}”` : plainText(one)))
    .join(', ');
