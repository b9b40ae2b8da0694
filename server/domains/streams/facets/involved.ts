// Relations of a person to streams: running access, offers, watching. They concern few streams, so lists select them by
// id.
import { sql, type Kysely } from 'kysely';
import { involvements, maxOffset } from '#contract/constants.ts';
import type { Facets } from '#contract/types.ts';
import type { Database } from '../../../database/schema.ts';
import { planningOf, rowsOf, type Filter, type StreamQuery } from '../query.ts';

export type Involvement = (typeof involvements)[number];

export type Involved = Readonly<Record<Involvement, readonly string[]>>;

export async function readInvolved(
  db: Kysely<Database>,
  { caller, now }: Pick<StreamQuery, 'caller' | 'now'>,
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

export const withInvolved = (
  { mine, ...filter }: Filter & { mine?: readonly Involvement[] | undefined },
  involved: Involved | undefined,
): Filter =>
  mine?.length && involved
    ? { ...filter, within: { ids: [...new Set(mine.flatMap((one) => involved[one]))] } }
    : filter;

export async function countInvolved(
  db: Kysely<Database>,
  query: StreamQuery,
  involved: Involved,
): Promise<Facets['mine']> {
  const counts = involvements.map(async (value) => {
    const ids = involved[value];
    if (ids.length === 0) return { value, count: 0 };
    const filter = { ...query.filter, within: { ids } };
    const { rows } = await sql<{ count: number }>`
      select ${planningOf(filter)} count(*)::int as count from ${rowsOf(query, filter)}`.execute(db);
    return { value, count: rows[0]?.count ?? 0 };
  });
  return (await Promise.all(counts)).filter(({ count }) => count > 0);
}
