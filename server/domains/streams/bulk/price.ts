// Prices of a bulk file: `price` is DXT as decimal text, `price_micro` is whole micro-tokens. Pure.
import { amountDecimals, maxAmount } from '#contract/constants.ts';

const decimal = /^(0|[1-9]\d{0,15})(?:\.(\d{1,16}))?$/u;

/** Parses DXT digit by digit: a float would turn 1.1 into 1100000.0000000002 micro-tokens. */
function readPrice(text: string): { micro: number } | { problem: string } {
  const [, whole, fraction = ''] = decimal.exec(text.trim()) ?? [];
  if (whole === undefined) return { problem: 'is not an amount of DXT such as 0.25' };
  if (fraction.length > amountDecimals) return { problem: `has more than ${amountDecimals} decimals` };
  const micro = BigInt(whole + fraction.padEnd(amountDecimals, '0'));
  return micro > BigInt(maxAmount) ? { problem: 'is too large' } : { micro: Number(micro) };
}

export function writePrice(micro: number): string {
  const digits = String(micro).padStart(amountDecimals + 1, '0');
  const fraction = digits.slice(-amountDecimals).replace(/0+$/u, '');
  return digits.slice(0, -amountDecimals) + (fraction && `.${fraction}`);
}

export function priceOf(dxt: unknown, micro: unknown, problems: Record<string, string>): unknown {
  if (micro !== undefined) {
    if (dxt !== undefined) problems['price_micro'] = 'cannot be combined with price: give only one';
    return micro;
  }
  if (dxt === undefined) return undefined;
  if (typeof dxt !== 'string') {
    problems['price'] = 'is a number without a unit: write DXT as text, such as "0.25", or give price_micro';
    return undefined;
  }
  const read = readPrice(dxt);
  if ('micro' in read) return read.micro;
  problems['price'] = read.problem;
  return undefined;
}
