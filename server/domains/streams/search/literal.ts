import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { StreamQuery } from '../query.ts';
import { compile, wordsOf } from './compile.ts';
import type { Found } from './find.ts';
import { readRanking } from './rank.ts';

/** Finds all words of a text whose phrases leave nothing: "live births" may be no live stream. */
export async function findLiterally(
  db: Kysely<Database>,
  query: StreamQuery,
  text: string,
): Promise<Found | undefined> {
  const compiled = await compile(db, wordsOf(text));
  if (!compiled) return undefined;
  const matching = compiled.all;
  const narrowed = { ...query, filter: { ...query.filter, matching } };
  const ranking = await readRanking(db, narrowed, { matching, whole: compiled.whole });
  if (ranking.ids.length === 0) return undefined;
  const capped = ranking.isCapped && query.sort === 'RELEVANCE' ? ({ capped: true } as const) : {};
  return { query: narrowed, ranking, reading: { understood: [], literal: true, ...capped } };
}
