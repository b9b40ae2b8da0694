import type { Kysely } from 'kysely';
import type { StreamPage } from '#contract/types.ts';
import type { Database } from '../../../database/schema.ts';
import type { Filter, StreamQuery } from '../query.ts';
import { compile, groupOf, wordsOf, type Compiled } from './compile.ts';
import { correct } from './correct.ts';
import { readRanking, type Ranking } from './rank.ts';
import { readSeller } from './sellerPhrase.ts';
import { understand, withoutPhrases } from './understand.ts';

type Reading = NonNullable<StreamPage['reading']>;

export interface Read {
  /** With the phrases of the text, and the query for its words. */
  readonly filter: Filter;
  readonly understood: Reading['understood'];
  /** Undefined where the text has phrases alone. */
  readonly compiled: Compiled | undefined;
}

/** Matches nothing: the text has no word that could be found. */
const nothing = "'-'";

const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** A filter set by hand wins over a phrase of the text. */
function merge(filter: Filter, understood: Reading['understood']): Filter {
  const set = Object.fromEntries(Object.entries(filter).filter(([, value]) => isSet(value)));
  return Object.assign({}, filter, ...understood.map((one) => one.filter), set) as Filter;
}

/** Reads the text of a search: phrases become filters, words a query. */
export async function readText(db: Kysely<Database>, filter: Filter, text: string, now: Date): Promise<Read> {
  const phrases = understand(text, now);
  const seller = await readSeller(db, phrases, now.toISOString());
  const understood = [...phrases.understood, ...(seller ? [seller] : [])]
    .map((one) => ({ ...one, text: text.slice(one.start, one.end) }))
    .toSorted((a, b) => a.start - b.start);
  const words = wordsOf(withoutPhrases(text, understood));
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
  };
}

export interface Found {
  /** The list with the query that matched. */
  readonly query: StreamQuery;
  readonly reading: Reading;
  /** Empty where nothing matches. */
  readonly ranking: Ranking;
}

/** Tries all words, then corrected ones, then some of them, until anything matches. */
export async function findText(
  db: Kysely<Database>,
  query: StreamQuery,
  { understood, compiled }: Pick<Read, 'understood' | 'compiled'>,
): Promise<Found> {
  const attempt = async (
    { whole, parts }: Compiled,
    operator: '&' | '|',
    reading: Partial<Reading>,
  ): Promise<Found | undefined> => {
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
  const none: Found = { query, ranking: { ids: [], isCapped: false }, reading: { understood } };
  if (!compiled) return none;
  const all = await attempt(compiled, '&', {});
  if (all) return all;
  const { words, corrected } = await correct(db, compiled, query.now);
  const known = await compile(db, words);
  if (!known) return none;
  const misspelt = corrected.length > 0 ? { corrected: [...corrected] } : {};
  const isWhole = words.length === compiled.parts.length;
  const better = isWhole && corrected.length > 0 ? await attempt(known, '&', misspelt) : undefined;
  if (better) return better;
  const some = compiled.parts.length > 1 ? await attempt(known, '|', { some: true, ...misspelt }) : undefined;
  // A filter excludes the corrected words too: they are still worth a try without it.
  return some ?? { ...none, reading: { understood, ...(isWhole && misspelt) } };
}
