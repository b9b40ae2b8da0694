import { passwordLength } from '#contract/constants.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most frequently leaked passwords, limited to the allowed lengths. Loaded lazily. */
const commonPasswords = () =>
  (known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((word) => word.length >= passwordLength.min)),
  ));

// Product names, the likeliest guesses here. Digits and punctuation around them are ignored.
const productWords = new Set(['dataexchange', 'datamarket', 'datamarketplace', 'exchange', 'marketplace']);
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
const codesOf = (text: string) => Array.from(text, (one) => one.codePointAt(0) ?? 0);

function isRun(text: string): boolean {
  const codes = codesOf(text);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 1 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step);
}

export async function passwordProblem(password: string, email: string): Promise<string | undefined> {
  const text = password.normalize('NFC').toLowerCase();
  if (text === email || text === email.split('@')[0]) return 'is the e-mail address';
  if (isRun(text) || (await commonPasswords()).has(text)) return 'is one of the passwords that are guessed first';
  if (productWords.has(lettersOf(text))) return 'is too close to the name of the exchange';
  return undefined;
}
