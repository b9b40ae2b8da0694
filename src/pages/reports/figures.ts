// How figures of reports are written, on screen and in files.
import { displayTokens, formatTokens, type toCsv } from '#design-system';
import { amountScale } from '#contract/constants.ts';

/** What a chart shows, as it goes into a file: the heads, then the rows. */
export type Sheet = Parameters<typeof toCsv>[0];

/** Micro-tokens for a file: exact, in tokens. */
export const tokensCell = (micro: number) => formatTokens(micro);
/** Micro-tokens as a chart draws them; the table and the file beside it are exact. */
export const drawn = (micro: number) => micro / amountScale;
/** A drawn amount for people. */
export const drawnText = (tokens: number) => displayTokens(Math.round(tokens * amountScale));

/** Micro-tokens of one of so many; nothing without any. Whole micro-tokens, rounded. */
export const each = (amount: number, count: number) => (count > 0 ? Math.round(amount / count) : undefined);

/** The change from one figure to another in whole percent; nothing where there was none before. */
export const changeOf = (now: number, before: number) =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 100);

/** A share of a whole in percent, one decimal. */
export const percentOf = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0);

const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
] as const;

/** Seconds in the two largest units that say something: '1 d 4 h', '12 min', '40 s'. */
export function durationText(seconds: number): string {
  const parts: string[] = [];
  let left = seconds;
  for (const [unit, size] of units) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(`${count} ${unit}`);
  }
  return parts.length > 0 ? parts.slice(0, 2).join(' ') : `${left} s`;
}
