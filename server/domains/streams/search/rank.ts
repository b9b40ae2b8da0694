import { sql, type Kysely } from 'kysely';
import { maxRanked } from '#contract/constants.ts';
import { plannedEachTime } from '../../../database/statementNames.ts';
import type { Database } from '../../../database/schema.ts';
import { cached } from '../cache.ts';
import { rowsOf, type StreamQuery } from '../query.ts';
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
const rankOf = ({ matching, whole }: Wanted) =>
  sql`ts_rank(s.search, ${matching}::tsquery) + ts_rank(s.search, ${whole}::tsquery) as rank`;

/** More matches than these are found faster by the indexes of their orders. */
const maxScanned = 5 * maxRanked;
const half = sql.lit(maxRanked / 2);
const orders = ['published_at', 'buyers'] as const;

/**
 * Reads the matches once, which costs more than ranking them. Of too many, ranks half the newest and half the most
 * bought.
 */
async function rankScanned(db: Kysely<Database>, query: StreamQuery, wanted: Wanted) {
  const limit = sql`limit ${sql.lit(maxScanned + 1)}`;
  const most = sql`(select case when matches <= ${sql.lit(maxRanked)} then matches when matches <= ${sql.lit(maxScanned)} then ${half} else 1 end from counted)`;
  const parts = orders.map(
    (column) => sql`(select id from found order by ${sql.ref(column)} desc, id desc limit ${most})`,
  );
  const { rows } = await sql<Ranked & { matches: number }>`
    with found as materialized (select s.id, s.published_at, s.buyers from ${rowsOf(query, query.filter, limit)} ${limit}),
      counted as (select count(*)::int as matches from found)
    select ${plannedEachTime} s.id, s.owner_id, ${rankOf(wanted)}, counted.matches
    from (${sql.join(parts, sql` union `)}) telling join streams s on s.id = telling.id cross join counted ${byRank}`.execute(
    db,
  );
  return { rows, matches: rows[0]?.matches ?? 0 };
}

/** Half the newest and half the most bought of a frequent word, each by its index. */
async function rankFrequent(db: Kysely<Database>, query: StreamQuery, wanted: Wanted) {
  const parts = orders.map((column) => {
    const first = sql`order by ${sql.ref(`s.${column}`)} desc, s.id desc limit ${half}`;
    return sql`(select s.* from ${rowsOf(query, query.filter, first)} ${first})`;
  });
  const { rows } = await sql<Ranked>`
    select ${plannedEachTime} s.id, s.owner_id, ${rankOf(wanted)}
    from (select distinct on (id) * from (${sql.join(parts, sql` union all `)}) telling order by id) s ${byRank}`.execute(
    db,
  );
  return rows;
}
async function rank(db: Kysely<Database>, query: StreamQuery, wanted: Wanted): Promise<Ranking> {
  const { rows, matches } = await rankScanned(db, query, wanted);
  const telling = matches > maxScanned ? await rankFrequent(db, query, wanted) : rows;
  return { ids: spread(telling), isCapped: matches > maxRanked };
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
