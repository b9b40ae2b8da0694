import { sql, type Kysely } from 'kysely';
import { maxRanked } from '#contract/constants.ts';
import { plannedEachTime } from '../../../database/statementNames.ts';
import type { Database } from '../../../database/schema.ts';
import { cached } from '../cache.ts';
import { rowsOf, type StreamQuery, type Rows } from '../query.ts';
import { spread, type Ranked } from './spread.ts';

export interface Ranking {
  readonly ids: readonly string[];
  /** More streams match than are ranked. */
  readonly isCapped: boolean;
}

/** Queries of a ranking: the matches, and whole words among them. */
export interface Wanted {
  readonly matching: string;
  readonly whole: string;
}

const byRank = sql`order by rank desc, s.buyers desc, s.published_at desc, s.id desc`;

function rankRows(db: Kysely<Database>, { matching, whole }: Wanted, rows: Rows) {
  return sql<Ranked>`
    select ${plannedEachTime} s.id, s.owner_id, ts_rank(s.search, ${matching}::tsquery) + ts_rank(s.search, ${whole}::tsquery) as rank from ${rows} ${byRank}`.execute(
    db,
  );
}

/** Half the newest and half the most bought of a frequent word, each by its index. */
function mostTelling(query: StreamQuery): Rows {
  const half = sql.lit(maxRanked / 2);
  const parts = ['published_at', 'buyers'].map((column) => {
    const first = sql`order by ${sql.ref(`s.${column}`)} desc, s.id desc limit ${half}`;
    return sql`(select s.* from ${rowsOf(query, query.filter, first)} ${first})`;
  });
  return sql`(select distinct on (id) * from (${sql.join(parts, sql` union all `)}) telling order by id) s`;
}

async function rank(db: Kysely<Database>, query: StreamQuery, wanted: Wanted): Promise<Ranking> {
  const limit = sql`limit ${sql.lit(maxRanked + 1)}`;
  const some = sql`(select s.* from ${rowsOf(query, query.filter, limit)} ${limit}) s`;
  const { rows } = await rankRows(db, wanted, some);
  if (rows.length <= maxRanked) return { ids: spread(rows), isCapped: false };
  const telling = await rankRows(db, wanted, mostTelling(query));
  return { ids: spread(telling.rows), isCapped: true };
}

/** All matches in the order of relevance, shared by the pages of a list. */
export function readRanking(db: Kysely<Database>, query: StreamQuery, wanted: Wanted): Promise<Ranking> {
  const { caller, owner, filter, partnerOf } = query;
  const key = `ranking ${JSON.stringify([caller, owner, filter, partnerOf])}`;
  return cached(
    db,
    key,
    () => rank(db, query, wanted),
    ({ isCapped }) => isCapped,
  );
}
