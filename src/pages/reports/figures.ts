import { displayTokens, formatTokens, type toCsv } from '#design-system';
import { amountScale } from '#contract/constants.ts';

export type Sheet = Parameters<typeof toCsv>[0];

/** Exact tokens for a file. */
export const tokensCell = (micro: number) => formatTokens(micro);
/** Tokens for a chart; the table and the file are exact. */
export const drawn = (micro: number) => micro / amountScale;
export const drawnText = (tokens: number) => displayTokens(Math.round(tokens * amountScale));

/** Average in whole micro-tokens, rounded; undefined without items. */
export const each = (amount: number, count: number) => (count > 0 ? Math.round(amount / count) : undefined);

/** Change in whole percent; undefined from 0. */
export const changeOf = (now: number, before: number) =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 100);

/** Percent with one decimal. */
export const percentOf = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0);

const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
] as const;

/** Formats seconds in the two largest useful units: '1 d 4 h', '12 min', '40 s'. */
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
