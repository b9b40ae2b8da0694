// The newest streams in an order in which the bulk upload of one seller leaves room for others.
import { sql, type Kysely } from 'kysely';
import { maxRanked } from '#contract/constants.ts';
import type { Database } from '../../../database/schema.ts';
import { cached } from '../cache.ts';
import { orderOf, planningOf, rowsOf, scopeOf, type StreamQuery } from '../query.ts';
import { maxOfSeller, spreadSellers, type Ranked } from '../search/spreadSellers.ts';

/** True for lists of several sellers by relevance. The order `DATE` is strict. */
export const isFair = (query: StreamQuery): boolean => {
  const { only, except } = scopeOf(query);
  return query.sort === 'RELEVANCE' && query.order === 'DESC' && only === undefined && except !== undefined;
};

/** The rows that change places, in whole pages. Older ones keep the order of their dates. */
export const fairWindow = (limit: number): number => Math.ceil(maxRanked / limit) * limit;

export function isCrowded(rows: readonly Ranked[]): boolean {
  const ofSeller = Map.groupBy(rows, ({ owner_id }) => owner_id);
  return [...ofSeller.values()].some(({ length }) => length > maxOfSeller);
}

/** Ids of the window, with at most three of a seller per `pageSize` while others follow. */
export function readFairOrder(db: Kysely<Database>, query: StreamQuery): Promise<string[]> {
  const { caller, owner, filter, partnerOf } = query;
  const first = sql`order by ${orderOf({ sort: 'DATE', order: 'DESC' }, 's')} limit ${sql.lit(fairWindow(query.limit))}`;
  const read = async () => {
    const { rows } = await sql<Ranked>`
      select ${planningOf(filter)} s.id, s.owner_id from ${rowsOf(query, filter, first)} ${first}`.execute(db);
    return spreadSellers(rows);
  };
  return cached(db, `newest ${JSON.stringify([query.limit, caller, owner, filter, partnerOf])}`, read);
}
