// Folding of case, accents, ligatures and punctuation, alike in SQL and in JavaScript: `lower()` depends on the locale
// of a database. Frozen: migration 001 has these tables in its steps.

/** Letters that do not decompose, with their plain letter. */
const plainLetters = {
  a: 'ⱥᶏ',
  b: 'ƀɓƃᵬ',
  c: 'ƈȼɕ',
  d: 'đɗƌðɖ',
  e: 'ɇəɛ',
  f: 'ƒ',
  g: 'ɠǥ',
  h: 'ħⱨ',
  i: 'ıɨɩ',
  j: 'ɉ',
  k: 'ƙⱪĸ',
  l: 'łƚɫⱡ',
  m: 'ɱ',
  n: 'ŋɲƞ',
  o: 'øɵɔ',
  p: 'ƥᵽ',
  r: 'ɍɽ',
  s: 'ʂȿ',
  t: 'ŧƭʈⱦ',
  u: 'ʉʊ',
  v: 'ʋ',
  y: 'ƴɏ',
  z: 'ƶȥⱬ',
  σ: 'ς',
} as const;
const severalLetters = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
] as const;
const asciiMarks = [
  ["'", '‘’‛′ʹʻʼʽˈ'],
  ['-', '‐‑−'],
] as const;

const between = (first: number, last: number, step = 1) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => String.fromCodePoint(first + at * step));
const capitals = [
  ...between(0x391, 0x3a1),
  ...between(0x3a3, 0x3a9),
  ...between(0x402, 0x42f),
  ...between(0x460, 0x480, 2),
  ...between(0x48a, 0x4be, 2),
  ...between(0x4c3, 0x4cd, 2),
  ...between(0x4d4, 0x52e, 2),
  ...between(0x531, 0x556),
];

const pairs: readonly (readonly [string, string])[] = [
  ...Object.entries(plainLetters).flatMap(([plain, letters]) =>
    Array.from(letters).flatMap((letter): [string, string][] => {
      const capital = letter.toUpperCase();
      return capital === letter || capital.length > 1 || /[ -~]/u.test(capital) || capital === 'Σ'
        ? [[letter, plain]]
        : [
            [letter, plain],
            [capital, plain],
          ];
    }),
  ),
  ...['ẞß', 'Ææ', 'Œœ', 'Þþ'].map(([from = '', to = '']) => [from, to] as const),
  ...capitals.map((letter) => [letter, letter.toLowerCase()] as const),
  ...asciiMarks.flatMap(([plain, marks]) => Array.from(marks).map((mark) => [mark, plain] as const)),
];
const plainOf = new Map<string, string>(pairs);
const severalOf = new Map<string, string>(severalLetters);

const marks = String.raw`\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2060\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff`;
/** Punctuation and symbols beyond ASCII, which some locales take for letters. */
const symbols = String.raw`\u0080-\u00a9\u00ab-\u00b1\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3003\u3008-\u3020\u3030\u303d`;
const punctuation = String.raw`!-/:-@\[-\u0060{-~`;

const everyMark = new RegExp(`[${marks}]`, 'gu');
const everySymbol = new RegExp(`[${symbols}]`, 'gu');
const everyPunctuation = new RegExp(`[${punctuation.replace('/', String.raw`\/`)}]`, 'gu');
/** Up to four words joined by hyphens or apostrophes, which are also found as one word: "e-mail" is "email". */
const part = String.raw`([^\s${punctuation}]+)`;
const compound = `${part}[-']${part}(?:[-']${part})?(?:[-']${part})?`;

function foldLetter(letter: string): string {
  const plain = plainOf.get(letter) ?? letter;
  return severalOf.get(plain) ?? (plain >= 'A' && plain <= 'Z' ? plain.toLowerCase() : plain);
}

export const fold = (text: string): string =>
  Array.from(text.normalize('NFKD').replaceAll(everyMark, '').normalize('NFC'), foldLetter)
    .join('')
    .replaceAll(everySymbol, ' ');

/** Spaces for the punctuation of a folded text. Each character keeps its place. */
export const spaced = (folded: string): string => folded.replaceAll(everyPunctuation, ' ');

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
const [from, to] = [pairs.map(([letter]) => letter).join(''), pairs.map(([, plain]) => plain).join('')];

/** `fold` of an SQL expression. ASCII texts, the most frequent, take a short cut. */
export function foldedSql(text: string): string {
  const bare = `normalize(regexp_replace(normalize(${text}, NFKD), '[${marks}]', '', 'g'), NFC)`;
  const plain = `regexp_replace(translate(${bare}, ${quote(from)}, ${quote(to)}), '[${symbols}]', ' ', 'g')`;
  const several = severalLetters.reduce(
    (inner, [letter, plainText]) => `replace(${inner}, '${letter}', '${plainText}')`,
    plain,
  );
  return `lower((case when ${text} ~ '[^\\u0001-\\u007f]' then ${several} else ${text} end) collate "C")`;
}

export const wordsSql = (folded: string): string =>
  `regexp_replace(regexp_replace(${folded}, ${quote(compound)}, '\\1 \\2 \\3 \\4 \\1\\2\\3\\4', 'g'), '[${punctuation}]', ' ', 'g')`;
