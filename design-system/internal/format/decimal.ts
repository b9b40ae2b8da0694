const marks: Readonly<Record<string, string>> = { '．': '.', '٫': '.', '，': ',', '−': '-', '－': '-' };

/** Unicode keeps decimal digits in runs of ten, each from 0 to 9. */
function digitOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** Trims a text and writes the decimal digits of every script as 0 to 9. */
export const plainDigits = (text: string): string => text.trim().replaceAll(/(?![0-9])\p{Nd}/gu, digitOf);

/** Ambiguous: the app itself groups thousands like that. */
const grouped = /^-?[1-9][0-9]{0,2},[0-9]{3}$/;

/** Writes a typed number with digits from 0 to 9 and a point. One comma without a point is a decimal sign. */
export function plainDecimal(text: string): string {
  const typed = plainDigits(text).replaceAll(/[．٫，−－]/gu, (mark) => marks[mark] ?? mark);
  return grouped.test(typed) ? typed : typed.replace(/^([^,.]*),([^,.]*)$/u, '$1.$2');
}

/** Reads a typed decimal number; NaN for other text. */
export function readNumber(text: string): number {
  const typed = plainDecimal(text);
  return /^-?[0-9]+(?:\.[0-9]+)?$/.test(typed) ? Number(typed) : Number.NaN;
}
