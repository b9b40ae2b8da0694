import { sql, type Kysely } from 'kysely';
import { maxOffset } from '#contract/constants.ts';
import type { Facets } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';
import { countedExactly, keep } from './kept.ts';
import { orderOf, planningOf, rowsOf, type Listing } from './listing.ts';

const newest = sql`order by ${orderOf({ sort: 'DATE', order: 'DESC' }, 's')} limit ${sql.lit(maxOffset)}`;

/** Null counts the unmeasured streams. */
type Graded = { value: Facets['grades'][number]['value'] | null; count: number }[];

const isLarge = (graded: Graded) => graded.reduce((sum, { count }) => sum + count, 0) > countedExactly;

/** Counts grades over the list without its grade filter: the newest streams, as many as paging reaches. */
export async function readGrades(db: Kysely<Database>, listing: Listing): Promise<Facets['grades']> {
  const { caller, owner, filter, partnerOf } = listing;
  const without = { ...filter, grades: undefined };
  const count = async () => {
    const { rows } = await sql<Graded[number]>`
      with found as materialized (select s.id from ${rowsOf(listing, without, newest)} ${newest})
      select ${planningOf(without)} q.grade as value, count(*)::int as count
      from found left join samples q on q.stream_id = found.id group by 1 order by 1`.execute(db);
    return rows;
  };
  const graded = await keep(db, `grades ${JSON.stringify([caller, owner, without, partnerOf])}`, count, isLarge);
  return graded.flatMap(({ value, count: found }) => (value === null ? [] : [{ value, count: found }]));
}
