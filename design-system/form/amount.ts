/** One token is this many micro-tokens, the integer in which amounts are kept and sent. */
export const microTokens = 1_000_000;
/** Decimals that a token has. */
export const tokenDecimals = 6;

export type AmountFault = 'empty' | 'notAmount' | 'tooFine' | 'tooLarge';
export type ReadAmount = { ok: true; micro: number } | { ok: false; fault: AmountFault };

const refuse = (fault: AmountFault): ReadAmount => ({ ok: false, fault });

/**
 * Reads a decimal text as micro-tokens, digit by digit: a float would turn 1.1 into 1100000.0000000002.
 * Takes digits with at most one point between them. A comma is refused, because '1,500' is 1.5 to some and 1500 to others.
 */
export function readTokens(text: string): ReadAmount {
  const plain = text.trim();
  if (plain === '') return refuse('empty');
  const [, whole, fraction = ''] = /^([0-9]+)(?:\.([0-9]+))?$/.exec(plain) ?? [];
  if (whole === undefined) return refuse('notAmount');
  if (fraction.length > tokenDecimals) return refuse('tooFine');
  const micro = BigInt(whole + fraction.padEnd(tokenDecimals, '0'));
  return micro > BigInt(Number.MAX_SAFE_INTEGER) ? refuse('tooLarge') : { ok: true, micro: Number(micro) };
}

/** The micro-tokens of a decimal text, or null when it is no amount: '8.2' gives 8200000. */
export function parseTokens(text: string): number | null {
  const read = readTokens(text);
  return read.ok ? read.micro : null;
}

/** Whether more typing can still make an amount of the text: true of '' and '8.', not of '1,5'. */
export const mayBecomeTokens = (text: string) => /^[0-9]*(?:(?<=[0-9])\.[0-9]{0,6})?$/.test(text.trim());

interface Look {
  group: string;
  minus: string;
  least: number;
}

function write(micro: number, { group, minus, least }: Look): string {
  if (!Number.isSafeInteger(micro)) return '–';
  const digits = String(Math.abs(micro)).padStart(tokenDecimals + 1, '0');
  const whole = digits.slice(0, -tokenDecimals).replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  const fraction = digits.slice(-tokenDecimals).replace(/0+$/, '').padEnd(least, '0');
  return `${micro < 0 ? minus : ''}${whole}${fraction && `.${fraction}`}`;
}

/** The shortest decimal text of micro-tokens, which `parseTokens` reads back: 8200000 gives '8.2'. What is no integer gives '–'. */
export const formatTokens = (micro: number): string => write(micro, { group: '', minus: '-', least: 0 });

/** Micro-tokens for reading, thousands apart: 1234500000 gives '1 234.5'. `least` is the fewest decimals shown. */
export const displayTokens = (micro: number, least = 0): string => write(micro, { group: '\u202F', minus: '−', least });
