// How many streams a list has. Counting costs more than a page, so counts are kept, and by everybody where they can be.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { maxOffset } from '#contract/constants.ts';
import type { Database } from '../../database/schema.ts';
import { keep } from './kept.ts';
import { listedOf, listedRows, ownRows, partnerRows, scopeOf, showsPartners, type Listing } from './listing.ts';

/** Counts no further than paging reaches. */
async function count(db: Kysely<Database>, rows: RawBuilder<unknown>): Promise<number> {
  const result = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from ${rows} limit ${sql.lit(maxOffset)}) one`.execute(db);
  return result.rows[0]?.total ?? 0;
}

const countOnce = (db: Kysely<Database>, key: string, rows: () => RawBuilder<unknown>): Promise<number> =>
  keep(db, `count ${key}`, () => count(db, rows()));

/** How many streams the list has, no further than paging reaches: everybody's, less some people's, and one's own. */
export async function readTotal(db: Kysely<Database>, listing: Listing): Promise<number> {
  const { caller, now, filter } = listing;
  const { only, except, own } = scopeOf(listing);
  const narrowed = JSON.stringify(filter);
  const asPartner = showsPartners(listing) ? await count(db, partnerRows(listing, filter)) : 0;
  const listedBy = (owner: string) => countOnce(db, `${owner} ${narrowed}`, () => listedOf(owner, filter, now));
  if (only !== undefined) return asPartner + (await listedBy(only));
  const ofCaller = () => countOnce(db, `all of ${caller} ${narrowed}`, () => ownRows(caller, filter));
  if (!except) return ofCaller();
  const [listed, mine, ...less] = await Promise.all([
    countOnce(db, narrowed, () => listedRows(filter, now)),
    own ? ofCaller() : 0,
    ...except.map(listedBy),
  ]);
  if (listed >= maxOffset) return maxOffset;
  return Math.min(maxOffset, listed + asPartner + mine - less.reduce((sum, one) => sum + one, 0));
}
