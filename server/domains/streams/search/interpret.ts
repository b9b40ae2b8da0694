// The list that a query with a text asks for, in two steps: as typed, then by the fallbacks where that finds nothing.
import type { Kysely } from 'kysely';
import type { Exchange } from '../../../kernel/exchange.ts';
import { partnerStreams } from '../../../rights/partners.ts';
import { cached } from '../cache.ts';
import { withLowerCategories } from '../facets/categories.ts';
import { withInvolved, type Involved, type Involvement } from '../facets/involved.ts';
import type { StreamQuery } from '../query.ts';
import { readTotal } from '../facets/totals.ts';
import { findText, readText, type FoundText, type ReadText } from './findText.ts';
import type { Database } from '../../../database/schema.ts';
import { compile, wordsOf } from './compile.ts';
import { readRanking } from './rank.ts';

/** Finds all words of a text whose phrases leave nothing: "live births" may be no live stream. */
async function findLiterally(db: Kysely<Database>, query: StreamQuery, text: string): Promise<FoundText | undefined> {
  const compiled = await compile(db, wordsOf(text));
  if (!compiled) return undefined;
  const matching = compiled.all;
  const narrowed = { ...query, filter: { ...query.filter, matching } };
  const ranking = await readRanking(db, narrowed, { matching, whole: compiled.whole });
  if (ranking.ids.length === 0) return undefined;
  const capped = ranking.isCapped && query.sort === 'RELEVANCE' ? ({ capped: true } as const) : {};
  return { query: narrowed, ranking, reading: { understood: [], literal: true, ...capped } };
}

export type RequestedQuery = Omit<StreamQuery, 'partnerOf' | 'filter'> & {
  readonly filter: StreamQuery['filter'] & { readonly mine?: readonly Involvement[] | undefined };
  readonly text?: string | undefined;
};

export interface Interpreted {
  readonly query: StreamQuery;
  readonly read: ReadText | undefined;
  readonly plain: () => Promise<StreamQuery>;
  readonly text: string;
}

export async function interpretSearch(
  { db, now }: Exchange,
  { text = '', ...requested }: RequestedQuery,
  involved: Involved | undefined,
): Promise<Interpreted> {
  const { caller, filter } = requested;
  const read = text === '' ? undefined : await readText(db, filter, text, now());
  const partnerOf = await cached(db, `partner ${caller}`, () => partnerStreams(db, caller));
  const complete = async (narrowed: StreamQuery['filter']): Promise<StreamQuery> => ({
    ...requested,
    filter: withInvolved(await withLowerCategories(db, { mine: filter.mine, ...narrowed }), involved),
    partnerOf,
  });
  return { query: await complete(read?.filter ?? filter), read, plain: () => complete(filter), text };
}

/** Undefined where phrases alone make the list. */
export async function findMatches(
  { db }: Exchange,
  { query, read, plain, text }: Interpreted,
): Promise<FoundText | undefined> {
  if (!read) return undefined;
  const found = query.filter.matching === undefined ? undefined : await findText(db, query, read);
  if (read.understood.length === 0) return found;
  const total = found ? found.ranking.ids.length : await readTotal(db, query);
  return total > 0 ? found : ((await findLiterally(db, await plain(), text)) ?? found);
}
