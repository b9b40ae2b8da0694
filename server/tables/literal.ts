/** Digits of a number that a double would change, such as 9007199254740993. */
interface ExactNumber {
  readonly digits: string;
}

export type Literal = string | number | boolean | ExactNumber;

/** Every decimal number with so many digits survives as a double. */
const exactDigits = 15;

export const numberOf = (text: string): Literal =>
  /^[-+]?[\d.]+$/u.test(text) && text.replaceAll(/[^\d]/gu, '').length > exactDigits
    ? { digits: text.replace('+', '') }
    : Number(text);
