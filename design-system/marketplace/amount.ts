import { plainDecimal } from '../internal/format/decimal.ts';

/** Micro-tokens per token. Amounts are stored and sent as integer micro-tokens. */
export const microTokens = 1_000_000;
const tokenDecimals = 6;

export type AmountFault = 'empty' | 'notAmount' | 'negative' | 'tooFine' | 'tooLarge';
export type ReadAmount = { ok: true; micro: number } | { ok: false; fault: AmountFault };

const refuse = (fault: AmountFault): ReadAmount => ({ ok: false, fault });

/** Uses no floats: 1.1 would become 1100000.0000000002. */
export function readTokens(text: string): ReadAmount {
  const plain = plainDecimal(text);
  if (plain === '') return refuse('empty');
  const [, whole, fraction = ''] = /^([0-9]+)(?:\.([0-9]+))?$/.exec(plain) ?? [];
  if (whole === undefined) return refuse(/^-[0-9.]*$/.test(plain) ? 'negative' : 'notAmount');
  if (fraction.length > tokenDecimals) return refuse('tooFine');
  const micro = BigInt(whole + fraction.padEnd(tokenDecimals, '0'));
  return micro > BigInt(Number.MAX_SAFE_INTEGER) ? refuse('tooLarge') : { ok: true, micro: Number(micro) };
}

/** Parses a decimal text to micro-tokens: '8.2' gives 8200000, an invalid text null. */
export function parseTokens(text: string): number | null {
  const read = readTokens(text);
  return read.ok ? read.micro : null;
}

export const mayBecomeTokens = (text: string) => /^[0-9]*(?:(?<=[0-9])\.[0-9]{0,6})?$/.test(plainDecimal(text));

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

/** Writes micro-tokens for an input: 1234500000 gives '1234.5'; '–' for no safe integer. */
export const formatTokens = (micro: number): string => write(micro, { group: '', minus: '-', least: 0 });

/** Writes micro-tokens for readers: 1234500000 gives '1,234.5', with at least `least` decimals; '–' for no safe integer. */
export const displayTokens = (micro: number, least = 0): string => write(micro, { group: ',', minus: '−', least });
