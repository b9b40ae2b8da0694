// Rules that derive a filter from a question in plain English. Words that match no rule become search words.
import { amountScale } from '#contract/constants.ts';
import type { AskedFilter, Category } from '#contract/types.ts';

const number = String.raw`(\d+(?:\.\d{1,6})?)`;
const unit = String.raw`(?:\s*(?:tokens?|dxt))?(?:\s*(?:an|per|a)\s+hour|\s*\/\s*h(?:our)?)?`;
const pattern = (text: string) => new RegExp(String.raw`\b${text}`, 'u');

const between = pattern(
  String.raw`(?:between|from)\s+${number}${unit}\s+(?:and|to)\s+${number}\s*(?:tokens?|dxt)${unit}`,
);
const atMost = pattern(
  String.raw`(?:under|below|less than|at most|no more than|cheaper than|up to|max(?:imum)?)\s+${number}${unit}`,
);
const atLeast = pattern(
  String.raw`(?:over|above|more than|at least|min(?:imum)?)\s+${number}\s*(?:tokens?|dxt)${unit}`,
);
const free = pattern(String.raw`(?:free|for nothing|at no cost|without cost)\b`);
const open = pattern(String.raw`(?:without approval|no approval|open access)\b`);

const spanDays = { day: 1, week: 7, month: 30, year: 365 } as const;
type Span = keyof typeof spanDays;
const lately = pattern(
  String.raw`(?:in|within|over|of|from)?\s*(?:the\s+)?(?:last|past)\s+(\d{1,3})?\s*(day|week|month|year)s?\b`,
);
const thisSpan = pattern(String.raw`this\s+(week|month|year)\b`);
const ages = [
  [pattern(String.raw`today\b`), 1],
  [pattern(String.raw`(?:newest|latest|recent|recently|fresh)\b`), 30],
] as const;

const types = [
  [pattern(String.raw`(?:live|streams?|feeds?)\b`), 'Stream'],
  [pattern(String.raw`datasets?\b`), 'Dataset'],
  [pattern(String.raw`algorithms?\b`), 'Algorithm'],
  [pattern(String.raw`models?\b`), 'Model'],
  [pattern(String.raw`documents?\b`), 'Document'],
] as const;

const empty = new Set(
  'a about all an and any are as at be by can could data do for from get give has have hour hours i in is it list listed looking me my need of on or per please price priced product products published rows sell selling set sets show some something that the their there these this to token tokens us want was we what where which with would you dxt find search cost costs costing added'.split(
    ' ',
  ),
);

function microOf(text = ''): number {
  const [whole = '0', fraction = ''] = text.split('.');
  return Math.min(Number(whole) * amountScale + Number(fraction.padEnd(6, '0')), Number.MAX_SAFE_INTEGER);
}

const stemOf = (word: string) => word.replace(/ies$/u, 'y').replace(/(?<=[^s])s$/u, '');

class Reading {
  #text: string;

  constructor(question: string) {
    this.#text = question.toLowerCase().replaceAll(/[^\p{L}\p{N}\s./-]+/gu, ' ');
  }

  take(rule: RegExp): RegExpExecArray | undefined {
    const found = rule.exec(this.#text) ?? undefined;
    if (found) this.#text = this.#text.replace(found[0], ' ');
    return found;
  }

  get words(): string[] {
    const words = this.#text.split(/[\s/]+/u).map((word) => word.replaceAll(/^[-.]+|[-.]+$/gu, ''));
    return [...new Set(words)].filter((word) => word !== '' && word.length <= 64 && !empty.has(word));
  }
}

function priceOf(reading: Reading): Pick<AskedFilter, 'minPrice' | 'maxPrice'> {
  const range = reading.take(between);
  if (range) return { minPrice: microOf(range[1]), maxPrice: microOf(range[2]) };
  if (reading.take(free)) return { maxPrice: 0 };
  const [most, least] = [reading.take(atMost), reading.take(atLeast)];
  return { ...(most && { maxPrice: microOf(most[1]) }), ...(least && { minPrice: microOf(least[1]) }) };
}

function daysOf(reading: Reading): number | undefined {
  const last = reading.take(lately);
  if (last) return Math.max(1, Number(last[1] ?? 1) * spanDays[last[2] as Span]);
  const span = reading.take(thisSpan);
  if (span) return spanDays[span[1] as Span];
  return ages.find(([rule]) => reading.take(rule))?.[1];
}

function categoriesOf(words: readonly string[], categories: readonly Category[]) {
  const stems = new Set(words.map(stemOf));
  const partsOf = ({ name }: Category) => new Reading(name).words.map(stemOf);
  const found = categories.filter((category) => {
    const parts = partsOf(category);
    return parts.length > 0 && parts.every((part) => stems.has(part));
  });
  const used = new Set(found.flatMap(partsOf));
  return { ids: found.map(({ id }) => id), rest: words.filter((word) => !used.has(stemOf(word))) };
}

const maxWords = 12;

export function understand(question: string, categories: readonly Category[]): AskedFilter {
  const reading = new Reading(question);
  const price = priceOf(reading);
  const days = daysOf(reading);
  const approved = reading.take(open) !== undefined;
  const kinds = types.flatMap(([rule, type]) => (reading.take(rule) ? [type] : []));
  const { ids, rest } = categoriesOf(reading.words, categories);
  return {
    words: rest.slice(0, maxWords),
    categories: ids.slice(0, 20),
    types: kinds,
    ...price,
    ...(days !== undefined && { days }),
    ...(approved && { open: true }),
  };
}
