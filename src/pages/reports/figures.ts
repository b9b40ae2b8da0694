import { numberFormat, percentText, type toCsv } from '#design-system';
import { displayTokens, formatTokens } from '#marketplace';
import { amountScale } from '#contract/constants.ts';
import { tokensText } from '../shared/payment/tokensText.ts';

export type Sheet = Parameters<typeof toCsv>[0];

export const tokensCell = (micro: number) => formatTokens(micro);
/** Tokens for a chart; the table and the file are exact. */
export const chartTokens = (micro: number) => micro / amountScale;
export const chartTokensText = (tokens: number) => displayTokens(Math.round(tokens * amountScale));

/** Average in whole micro-tokens, rounded; undefined without items. */
export const averageOf = (amount: number, count: number) => (count > 0 ? Math.round(amount / count) : undefined);

/** Tokens of an average: three significant digits. */
export function averageText(micro: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, micro))) - 2);
  return tokensText(Math.round(micro / step) * step);
}

/** Change as a share of the earlier value; undefined from 0. */
export const changeOf = (now: number, before: number) =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 100) / 100;

const largestPercent = 10;

/** Formats a change: '+12%', or '× 25' where a percentage says little. */
export const changeText = (change: number): string =>
  change > largestPercent
    ? `× ${numberFormat({ maximumFractionDigits: 0 }).format(change + 1)}`
    : percentText(change, { maximumFractionDigits: 0, signDisplay: 'always' });

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
