// Rules that find phrases in a search text which narrow the list rather than name a word. Quoted text is left alone.
import { amountScale, maxAmount } from '#contract/constants.ts';
import { sourceFormatNames } from '#contract/dataFormats.ts';
import type { StreamPage } from '#contract/types.ts';

export type Phrase = NonNullable<StreamPage['reading']>['understood'][number];
type Narrowing = Phrase['filter'];

export interface Phrases {
  understood: Omit<Phrase, 'text'>[];
  /** Up to four words after "by", which may name a seller. */
  seller?: { start: number; words: readonly { text: string; end: number }[] };
  rest: string;
}

const number = String.raw`(\d+(?:\.\d{1,6})?)`;
const token = String.raw`\s*(?:tokens?|dxt)`;
const hourly = String.raw`(?:\s*(?:an|per|a)\s+hour|\s*\/\s*h(?:our)?)?`;
/** A bare number counts as a price at the end or before punctuation: "under 10 minutes" is none. */
const price = String.raw`${number}(?:${token}|(?!\s*[\p{L}\p{N}.%]))${hourly}`;
const rule = (text: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${text})(?![\p{L}\p{N}])`, 'iu');

const spanDays = { day: 1, week: 7, month: 30, year: 365 } as const;
const dayMs = 86_400_000;

function microOf(text = ''): number {
  const [whole = '0', fraction = ''] = text.split('.');
  return Math.min(Number(whole) * amountScale + Number(fraction.padEnd(6, '0')), maxAmount);
}

/** Starts at a whole day (UTC), so that the same words make the same filter all day. */
const since = (now: Date, days: number): Narrowing => {
  const start = Math.floor(now.getTime() / dayMs - Math.min(days, 3650)) * dayMs;
  return { from: new Date(start).toISOString() };
};
const daysOf = (span = '') => spanDays[span.toLowerCase() as keyof typeof spanDays];

interface Today {
  readonly now: Date;
  /** Usual price of what is sought, micro-tokens per hour. Undefined without any. */
  readonly usualPrice?: number | undefined;
}

/** Without a result, the phrase stays words. */
type Rule = readonly [RegExp, (match: RegExpExecArray, today: Today) => Narrowing | undefined];

const cheap = rule('(?:very )?(?:cheap|low[- ]cost|low[- ]priced|inexpensive|affordable)');

export const asksForCheap = (text: string): boolean => cheap.test(text);

const rules: readonly Rule[] = [
  [
    rule(String.raw`(?:between|from)\s+${number}(?:${token})?\s+(?:and|to)\s+${number}${token}${hourly}`),
    ([, one, other]) => ({
      minPrice: Math.min(microOf(one), microOf(other)),
      maxPrice: Math.max(microOf(one), microOf(other)),
    }),
  ],
  [
    rule(
      String.raw`(?:under|below|less than|at most|no more than|cheaper than|up to|max(?:imum)?)\s+${price}|<=?\s*${number}${token}${hourly}`,
    ),
    ([, most, short]) => ({ maxPrice: microOf(most ?? short) }),
  ],
  [
    rule(String.raw`(?:over|above|more than|at least|min(?:imum)?)\s+${number}${token}${hourly}`),
    ([, least]) => ({ minPrice: microOf(least) }),
  ],
  [rule('(?:for )?free|for nothing|at no cost'), () => ({ maxPrice: 0 })],
  [cheap, (_, { usualPrice }) => (usualPrice === undefined ? undefined : { maxPrice: usualPrice })],
  [rule('without approval|no approval|open access'), () => ({ accessTypes: ['PUBLIC'] })],
  [
    rule(
      String.raw`(?:(?:in|within|over|from)\s+)?(?:the\s+)?(?:last|past)\s+(?:(\d{1,3})\s+)?(day|week|month|year)s?`,
    ),
    ([, count, span], { now }) => since(now, Number(count ?? 1) * daysOf(span)),
  ],
  [rule('this (week|month|year)'), ([, span], { now }) => since(now, daysOf(span))],
  [rule('since yesterday|today'), (_, { now }) => since(now, 1)],
  [rule('live(?: (?:streams?|feeds?|data))?|real-?time'), () => ({ types: ['Stream'] })],
  [rule('datasets?|data sets?'), () => ({ types: ['Dataset'] })],
  [rule('algorithms?'), () => ({ types: ['Algorithm'] })],
  [rule('grade ([a-e])'), ([, grade]) => ({ grades: [grade?.toUpperCase() as 'A'] })],
  ...sourceFormatNames.map((format): Rule => [
    rule(`(?:as |in )?${format}(?: files?)?`),
    () => ({ formats: [format] }),
  ]),
];

/** Private use character in place of each one that a phrase took. */
const blank = '\uE000';
const mask = (text: string, start: number, end: number) =>
  text.slice(0, start) + blank.repeat(end - start) + text.slice(end);

const maxSellerWords = 4;

function sellerOf(text: string): Phrases['seller'] {
  const by = rule(String.raw`by\s`).exec(text) ?? /(?<![\p{L}\p{N}])by\s+/iu.exec(text);
  if (!by) return undefined;
  const words: { text: string; end: number }[] = [];
  const next = /\s*([^\s\uE000]+)/uy;
  next.lastIndex = by.index + 2;
  for (let found = next.exec(text); found && words.length < maxSellerWords; found = next.exec(text)) {
    words.push({ text: `${words.at(-1)?.text ?? ''} ${found[1]}`.trim(), end: next.lastIndex });
  }
  return words.length > 0 ? { start: by.index, words } : undefined;
}

type Places = readonly Pick<Phrase, 'start' | 'end'>[];

/** Masks the phrases; `by` is masked once the seller is known. Other characters keep their places. */
export const maskPhrases = (text: string, phrases: Places): string =>
  phrases.reduce((rest, { start, end }) => mask(rest, start, end), text);

export const withoutPhrases = (text: string, phrases: Places): string =>
  maskPhrases(text, phrases).replaceAll(/[\uE000"“”]+/gu, ' ');

export function findPhrases(text: string, today: Today): Phrases {
  const clean = text.replaceAll(blank, ' ');
  let open = clean.replaceAll(/["“][^"“”]*["”]/gu, (quoted) => blank.repeat(quoted.length));
  const understood: Phrases['understood'] = [];
  for (const [pattern, narrowing] of rules) {
    const match = pattern.exec(open);
    const filter = match && narrowing(match, today);
    if (!filter) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    understood.push({ start, end, filter });
    open = mask(open, start, end);
  }
  const seller = sellerOf(open);
  return {
    understood: understood.toSorted((a, b) => a.start - b.start),
    ...(seller && { seller }),
    rest: withoutPhrases(clean, understood),
  };
}
