/** Significant digits that every double keeps. */
const doubleDigits = 15;

/** True for a decimal number of which a number of JavaScript holds every digit. */
export function keepsDigits(text: string): boolean {
  const number = Number(text);
  if (/^-?\d+$/u.test(text)) return Number.isSafeInteger(number);
  const digits = text
    .replace(/[eE].*/u, '')
    .replaceAll(/\D/gu, '')
    .replace(/^0+/u, '');
  return Number.isFinite(number) && (digits.length <= doubleDigits || String(number) === text);
}

/** Digits as a number where it holds all of them, and as text otherwise. */
export const numberOrDigits = (text: string): number | string => (keepsDigits(text) ? Number(text) : text);
