// What a person has to do with streams: access that runs, offers made, watching. Few streams of many, so lists take them by their ids.
import { sql, type Kysely } from 'kysely';
import { involvements, maxOffset } from '#contract/constants.ts';
import type { Facets } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';
import { planningOf, rowsOf, type Filter, type Listing } from './listing.ts';

export type Involvement = (typeof involvements)[number];

/** Ids of streams by what somebody has to do with them. */
export type Involved = Readonly<Record<Involvement, readonly string[]>>;

/** The streams that the caller may read now, those for which the caller has made an offer, however it went, and those watched. */
export async function readInvolved(
  db: Kysely<Database>,
  { caller, now }: Pick<Listing, 'caller' | 'now'>,
): Promise<Involved> {
  const most = sql`limit ${sql.lit(maxOffset)}`;
  const { rows } = await sql<{ involvement: Involvement; stream_id: string }>`
    (select distinct 'access' as involvement, stream_id from subscriptions
      where user_id = ${caller} and end_at > ${now} ${most})
    union all (select distinct 'offer', stream_id from offers where buyer_id = ${caller} ${most})
    union all (select 'watched', stream_id from watches where user_id = ${caller} ${most})`.execute(db);
  const of = (wanted: Involvement) =>
    rows.flatMap(({ involvement, stream_id }) => (involvement === wanted ? [stream_id] : []));
  return { access: of('access'), offer: of('offer'), watched: of('watched') };
}

/** A filter with the streams in the place of what the caller has to do with them. */
export const withInvolved = (
  { mine, ...filter }: Filter & { mine?: readonly Involvement[] | undefined },
  involved: Involved | undefined,
): Filter =>
  mine?.length && involved
    ? { ...filter, within: { ids: [...new Set(mine.flatMap((one) => involved[one]))] } }
    : filter;

/** How many of a list, as it would be without this choice, the caller has to do with. */
export async function countInvolved(
  db: Kysely<Database>,
  listing: Listing,
  involved: Involved,
): Promise<Facets['mine']> {
  const counts = involvements.map(async (value) => {
    const ids = involved[value];
    if (ids.length === 0) return { value, count: 0 };
    const filter = { ...listing.filter, within: { ids } };
    const { rows } = await sql<{ count: number }>`
      select ${planningOf(filter)} count(*)::int as count from ${rowsOf(listing, filter)}`.execute(db);
    return { value, count: rows[0]?.count ?? 0 };
  });
  return (await Promise.all(counts)).filter(({ count }) => count > 0);
}
