import type { Kysely } from 'kysely';
import type { StreamPage } from '#contract/types.ts';
import { fold } from '../../../database/folding.ts';
import type { Database } from '../../../database/schema.ts';
import { queryUsualPrice } from './usualPrice.ts';
import { cached } from '../cache.ts';
import type { Filter, StreamQuery } from '../query.ts';
import { compile, groupOf, wordsOf, type Compiled } from './compile.ts';
import { areKnown, correctSpelling, placeCorrections } from './correctSpelling.ts';
import { widen } from './innerWords.ts';
import { readInitial, readRanking, type Ranking } from './rank.ts';
import { readSeller } from './sellerPhrase.ts';
import { asksForCheap, findPhrases, maskPhrases, withoutPhrases } from './findPhrases.ts';

type Reading = NonNullable<StreamPage['reading']>;

export interface ReadText {
  readonly filter: Filter;
  readonly understood: Reading['understood'];
  readonly compiled: Compiled | undefined;
  readonly text: string;
  readonly rest: string;
}

/** Matches nothing: the text has no word that could be found. */
const nothing = "'-'";

const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Both limits of a bound apply, and any value of a list. */
function unite(key: string, one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...new Set([...(one as unknown[]), ...(other as unknown[])])];
  if (typeof one === 'number' && typeof other === 'number')
    return key === 'maxPrice' ? Math.min(one, other) : Math.max(one, other);
  return String(one) > String(other) ? one : other;
}

/** A filter set by hand replaces those of phrases. Filters of several phrases are combined. */
function merge(filter: Filter, understood: Reading['understood']): Filter {
  const set = Object.fromEntries(Object.entries(filter).filter(([, value]) => isSet(value)));
  const phrases: Record<string, unknown> = {};
  for (const [key, value] of understood.flatMap((one) => Object.entries(one.filter))) {
    phrases[key] = key in phrases ? unite(key, phrases[key], value) : value;
  }
  return { ...filter, ...phrases, ...set };
}

/** Median price of the streams with the other words of a text: "cheap" depends on what is sought. */
async function readUsualPrice(db: Kysely<Database>, text: string, now: Date): Promise<number | undefined> {
  const { rest } = findPhrases(text, { now, usualPrice: 0 });
  const matching = (await compile(db, wordsOf(rest), { stopWords: false }))?.all;
  const read = () => queryUsualPrice(db, { matching }, now.toISOString());
  return cached(db, `usual price ${matching}`, read);
}

export async function readText(db: Kysely<Database>, filter: Filter, text: string, now: Date): Promise<ReadText> {
  const usualPrice = asksForCheap(text) ? await readUsualPrice(db, text, now) : undefined;
  const phrases = findPhrases(text, { now, usualPrice });
  const seller = await readSeller(db, phrases, now.toISOString());
  const understood = [...phrases.understood, ...(seller ? [seller] : [])]
    .map((one) => ({ ...one, text: text.slice(one.start, one.end) }))
    .toSorted((a, b) => a.start - b.start);
  const rest = withoutPhrases(text, understood).trim();
  const words = wordsOf(rest);
  const compiled = await compile(db, words, { stopWords: understood.length === 0 });
  const isBlank = compiled === undefined && understood.length === 0 && text.trim() !== '';
  return {
    filter: {
      ...merge(filter, understood),
      ...(compiled && { matching: compiled.all }),
      ...(isBlank && { matching: nothing }),
    },
    understood,
    compiled,
    text,
    rest,
  };
}

/** Shorter texts occur in most names. Han, kana and hangul carry more in fewer characters. */
const isTelling = (text: string) => /[^\p{ASCII}]{2}|.{3}/u.test(text);

export interface FoundText {
  readonly query: StreamQuery;
  readonly reading: Reading;
  readonly ranking: Ranking;
}

/** One character matches beginnings of names. Otherwise tries: all words, part of the name, parts of words, corrected words, some words. */
export async function findText(
  db: Kysely<Database>,
  query: StreamQuery,
  { understood, compiled, text, rest }: Pick<ReadText, 'understood' | 'compiled' | 'text' | 'rest'>,
): Promise<FoundText> {
  const attempt = async (
    { whole, parts }: Compiled,
    operator: '&' | '|',
    reading: Partial<Reading>,
  ): Promise<FoundText | undefined> => {
    const matching = groupOf(
      parts.map((part) => part.query),
      operator,
    );
    const narrowed = { ...query, filter: { ...query.filter, matching } };
    const ranking = await readRanking(db, narrowed, { matching, whole });
    if (ranking.ids.length === 0) return undefined;
    const capped = ranking.isCapped && query.sort === 'RELEVANCE' ? ({ capped: true } as const) : {};
    return { query: narrowed, ranking, reading: { understood, ...reading, ...capped } };
  };
  const begins = async (initial: string): Promise<FoundText | undefined> => {
    const { ids, isCapped } = await readInitial(db, query, initial);
    if (ids.length === 0) return undefined;
    const narrowed = { ...query, filter: { ...query.filter, matching: undefined, within: { ids } } };
    const reading = { understood, ...(isCapped && { capped: true as const }) };
    return { query: narrowed, ranking: { ids, isCapped: false }, reading };
  };
  const none: FoundText = { query, ranking: { ids: [], isCapped: false }, reading: { understood } };
  const initial = Array.from(rest).length === 1 ? await begins(fold(rest)) : undefined;
  if (initial) return initial;
  const all = compiled && (await attempt(compiled, '&', {}));
  if (all) return all;
  // If all words are known, the search by words has already found the name.
  const isKnown = compiled && compiled.parts.length > 1 && (await areKnown(db, compiled, query.now));
  if (!isKnown && !query.filter.name && isTelling(rest)) {
    const named = { ...query, filter: { ...query.filter, matching: undefined, name: rest } };
    const ranking = await readRanking(db, named, { matching: nothing, whole: nothing });
    if (ranking.ids.length > 0) return { query: named, ranking, reading: { understood } };
  }
  if (!compiled) return none;
  const wider = await widen(db, compiled, query.now);
  const inside = wider && (await attempt(wider, '&', {}));
  if (inside) return inside;
  const { words, corrected } = await correctSpelling(db, compiled, query.now);
  const known = await compile(db, words);
  if (!known) return none;
  const misspelt = corrected.size > 0 ? { corrected: placeCorrections(maskPhrases(text, understood), corrected) } : {};
  const isWhole = words.length === compiled.parts.length;
  const better = isWhole && corrected.size > 0 ? await attempt(known, '&', misspelt) : undefined;
  if (better) return better;
  const some = compiled.parts.length > 1 ? await attempt(known, '|', { some: true, ...misspelt }) : undefined;
  // A filter excludes the corrected words too: they are still worth a try without it.
  return some ?? { ...none, reading: { understood, ...(isWhole && misspelt) } };
}
