// Number of streams in a list. A count costs more than a page, so counts are cached, across callers where possible.
import { sql, type Kysely } from 'kysely';
import { maxOffset } from '#contract/constants.ts';
import type { Database } from '../../../database/schema.ts';
import { isCellular, readCells, totalWithin } from './cells.ts';
import { exactCountLimit, cached } from '../cache.ts';
import {
  listedOf,
  listedRows,
  ownRows,
  partnerRows,
  planningOf,
  scopeOf,
  showsPartners,
  type Filter,
  type StreamQuery,
  type Rows,
} from '../query.ts';

async function count(db: Kysely<Database>, filter: Filter, rows: Rows): Promise<number> {
  const result = await sql<{ total: number }>`
    select ${planningOf(filter)} count(*)::int as total from (select 1 from ${rows} limit ${sql.lit(maxOffset)}) one`.execute(
    db,
  );
  return result.rows[0]?.total ?? 0;
}

const countOnce = (db: Kysely<Database>, whose: string, filter: Filter, rows: () => Rows): Promise<number> =>
  cached(
    db,
    `count ${whose} ${JSON.stringify(filter)}`,
    () => count(db, filter, rows()),
    (total) => total > exactCountLimit,
  );

export async function readTotal(db: Kysely<Database>, query: StreamQuery): Promise<number> {
  const { filter } = query;
  if (isCellular(filter)) return Math.min(maxOffset, totalWithin(await readCells(db, query), filter));
  return countRows(db, query);
}

/** All sellers' streams, minus the excluded ones, plus the caller's own. */
async function countRows(db: Kysely<Database>, query: StreamQuery): Promise<number> {
  const { caller, now, filter } = query;
  const { only, except, own } = scopeOf(query);
  const asPartner = showsPartners(query) ? await count(db, filter, partnerRows(query, filter)) : 0;
  const listedBy = (owner: string) => countOnce(db, owner, filter, () => listedOf(owner, filter, now));
  if (only !== undefined) return asPartner + (await listedBy(only));
  const ofCaller = () => countOnce(db, `all of ${caller}`, filter, () => ownRows(caller, filter));
  if (!except) return ofCaller();
  const [listed, mine, ...less] = await Promise.all([
    countOnce(db, 'everybody', filter, () => listedRows(filter, now)),
    own ? ofCaller() : 0,
    ...except.map(listedBy),
  ]);
  if (listed >= maxOffset) return maxOffset;
  return Math.min(maxOffset, listed + asPartner + mine - less.reduce((sum, one) => sum + one, 0));
}
