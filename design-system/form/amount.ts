/** One token is this many micro-tokens, the integer in which amounts are kept and sent. */
export const microTokens = 1_000_000;
const decimals = 6;

export type ParsedAmount =
  | { ok: true; micro: number }
  | { ok: false; reason: 'empty' | 'notAmount' | 'tooFine' | 'tooLarge' };

/**
 * Reads a decimal text as micro-tokens, digit by digit: a float would turn 1.1 into 1100000.0000000002.
 * Takes a comma or a point, and spaces between digits; refuses signs, exponents and more than six decimals.
 */
export function parseTokens(text: string): ParsedAmount {
  const plain = text.replaceAll(/[\s\u00A0\u202F_]/g, '').replace(',', '.');
  if (plain === '') return { ok: false, reason: 'empty' };
  const match = /^(\d*)(?:\.(\d*))?$/.exec(plain);
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || whole + fraction === '') return { ok: false, reason: 'notAmount' };
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) return { ok: false, reason: 'tooFine' };
  const micro = BigInt((whole || '0') + significant.padEnd(decimals, '0'));
  if (micro > BigInt(Number.MAX_SAFE_INTEGER)) return { ok: false, reason: 'tooLarge' };
  return { ok: true, micro: Number(micro) };
}

export interface FormatOptions {
  /** Separates groups of three digits; '' for a text that goes into an input. */
  group?: string;
  /** Fewest decimals shown. */
  least?: number;
}

/** Writes micro-tokens as a decimal text without loss: 1250000 gives '1.25'. What is no integer gives '–'. */
export function formatTokens(micro: number, { group = '\u202F', least = 0 }: FormatOptions = {}): string {
  if (!Number.isSafeInteger(micro)) return '–';
  const digits = String(Math.abs(micro)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals).replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  const fraction = digits.slice(-decimals).replace(/0+$/, '').padEnd(least, '0');
  return `${micro < 0 ? '−' : ''}${whole}${fraction && `.${fraction}`}`;
}
