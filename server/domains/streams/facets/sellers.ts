import { sql, type Kysely } from 'kysely';
import { maxOffset, maxSellers } from '#contract/constants.ts';
import type { Facets } from '#contract/types.ts';
import type { Database } from '../../../database/schema.ts';
import { displayNameOf } from '../../../people/names.ts';
import { cached } from '../cache.ts';
import { keyOf, newest, planningOf, rowsOf, scopeOf, type StreamQuery } from '../query.ts';

type Sellers = Facets['owners'];

const isLarge = (sellers: Sellers) => sellers.reduce((sum, { count }) => sum + count, 0) >= maxOffset;

export function readSellers(db: Kysely<Database>, query: StreamQuery): Promise<Sellers> {
  const { only, except } = scopeOf(query);
  // A list of one person's streams has no other seller.
  if (only !== undefined || !except) return Promise.resolve([]);
  const without = { ...query.filter, owners: undefined };
  const count = async () => {
    const { rows } = await sql<Sellers[number]>`
      with found as materialized (select s.owner_id from ${rowsOf(query, without, newest)} ${newest}),
        counted as (select owner_id, count(*)::int as count from found group by 1 order by 2 desc, 1 limit ${sql.lit(maxSellers)})
      select ${planningOf(without)} c.owner_id as value, c.count, ${displayNameOf('u')} as name
      from counted c join users u on u.id = c.owner_id order by c.count desc, c.owner_id`.execute(db);
    return rows;
  };
  return cached(db, `sellers ${keyOf({ ...query, filter: without })}`, count, isLarge);
}
