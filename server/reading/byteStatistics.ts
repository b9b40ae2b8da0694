import { codePage850, decodeCodePage850 } from './codePage850.ts';

const counted = 2 ** 18;
/** Minimum number of pairs to detect other scripts. */
const fewestPairs = 6;

interface Pairs {
  /** Pairs of a first and a second byte of East Asian encodings. */
  readonly count: number;
  /** Pairs whose second byte is a sign of ASCII. */
  readonly low: number;
  readonly firsts: readonly number[];
}

function pairsIn(bytes: Uint8Array): Pairs {
  const firsts = Array.from({ length: 256 }, () => 0);
  let count = 0;
  let low = 0;
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const first = bytes[at]!;
    if (first < 0x81) continue;
    const second = bytes[at + 1]!;
    if (second < 0x40) continue;
    firsts[first]! += 1;
    count += 1;
    if (second < 0x80) low += 1;
    at += 1;
  }
  return { count, low, firsts };
}

function decodes(bytes: Uint8Array, name: string): boolean {
  try {
    new TextDecoder(name, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function eastAsian(bytes: Uint8Array): string | undefined {
  const { count, low, firsts } = pairsIn(bytes);
  const share = (from: number, to: number) => firsts.slice(from, to + 1).reduce((sum, one) => sum + one, 0) / count;
  const isHigh = low < count * 0.1;
  const rules: readonly (readonly [string, boolean])[] = [
    ['shift_jis', share(0x82, 0x83) > 0.3 && share(0x81, 0x9f) > 0.5],
    ['euc-jp', isHigh && share(0xa4, 0xa5) > 0.25],
    ['euc-kr', isHigh && share(0xb0, 0xc8) > 0.9],
    ['big5', !isHigh && low < count * 0.8 && share(0xa1, 0xc9) > 0.6],
    ['gb18030', isHigh && share(0xa1, 0xf7) > 0.8],
  ];
  if (count < fewestPairs) return undefined;
  return rules.find(([name, fits]) => fits && decodes(bytes, name))?.[0];
}

/** Last of the small letters with accents in DOS. In Latin-1, few of these bytes are inside words. */
const lastInDos = 0xa5;
/** The apostrophe of Windows, and the blank of Latin-1. */
const betweenWords = new Set([0x92, 0xa0]);

const isLetter = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));

const usualLetters = new Set('äöüßéèáíóúñçåøæàêâôûëïîãõ');

/** Usual letters, less those that are capitals or no letters inside a word. */
function lettersIn(text: string): number {
  let sum = 0;
  for (const [word] of text.matchAll(/[a-z][^\s\w,;]+(?=[a-z])/giu)) {
    for (const sign of word.slice(1)) sum += usualLetters.has(sign) ? 1 : -1;
  }
  return sum;
}

function ofOldWords(bytes: Uint8Array): string {
  const dos = lettersIn(decodeCodePage850(bytes));
  return dos > lettersIn(new TextDecoder('macintosh').decode(bytes)) ? codePage850 : 'macintosh';
}

/** Encoding of bytes that are no UTF-8, by the neighbours of bytes beyond ASCII. */
export function encodingByBytes(all: Uint8Array): string {
  const bytes = all.subarray(0, counted);
  let high = 0;
  let joined = 0;
  let letters = 0;
  let small = 0;
  let inWords = 0;
  let runs = 0;
  bytes.forEach((byte, at) => {
    if (byte < 0x80) return;
    high += 1;
    if (bytes[at - 1]! >= 0x80 || bytes[at + 1]! >= 0x80) joined += 1;
    if (!(bytes[at - 1]! >= 0x80)) runs += 1;
    if (byte >= 0xc0) letters += 1;
    if (byte >= 0xe0) small += 1;
    if (byte <= lastInDos && !betweenWords.has(byte) && isLetter(bytes[at - 1]) && isLetter(bytes[at + 1]))
      inWords += 1;
  });
  if (joined < high * 0.6) return inWords > letters && inWords > high * 0.5 ? ofOldWords(bytes) : 'windows-1252';
  const isCyrillic = letters > high * 0.9 && high > runs * 3 && decodes(bytes, 'windows-1251');
  if (isCyrillic && !isPaired(bytes)) return small > letters * 0.5 ? 'windows-1251' : 'koi8-r';
  return eastAsian(bytes) ?? 'windows-1252';
}

/** True if bytes beyond ASCII follow one another in even numbers. */
function isPaired(bytes: Uint8Array): boolean {
  let even = 0;
  let odd = 0;
  let length = 0;
  for (const byte of bytes) {
    if (byte >= 0x80) length += 1;
    else {
      if (length > 0 && length % 2 === 0) even += 1;
      else if (length > 0) odd += 1;
      length = 0;
    }
  }
  return odd < even * 0.1;
}
