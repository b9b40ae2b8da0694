import { sql, type Kysely } from 'kysely';
import { maxRanked } from '#contract/constants.ts';
import { estimateRows } from '#server/database/estimateRows.ts';
import { plannedEachTime } from '../../../database/statementNames.ts';
import type { Database } from '../../../database/schema.ts';
import { cached } from '../cache.ts';
import { conditionOf, keyOf, rowsOf, type StreamQuery } from '../query.ts';
import { spreadSellers, type Ranked } from './spreadSellers.ts';

export interface Ranking {
  readonly ids: readonly string[];
  readonly isCapped: boolean;
}

export interface Wanted {
  readonly matching: string;
  readonly whole: string;
}

const byRank = sql`order by rank desc, buyers desc, published_at desc, id desc`;
const rankOf = ({ matching, whole }: Wanted) =>
  sql`ts_rank(folded_search, ${matching}::tsquery) + ts_rank(folded_search, ${whole}::tsquery) as rank`;
const columns = sql.raw('s.id, s.owner_id, s.published_at, s.buyers, s.folded_search');

/** Most matches that are read to rank them. */
const maxScanned = 5_000;
/** Reading all matches is too slow above this estimate, in pages read one after the other. */
const maxCost = 10_000;
/** The newest, and the most bought streams among which a frequent word is looked for: so many of each, then more. */
const windows = [4_000, 16_000] as const;
const maxOfWindow = 500;
/** Two pages. With fewer from the windows, all matches are read. */
const enough = 40;
/** With fewer from the first windows, all matches are read without a look at the larger ones. */
const promising = enough / 4;
const orders = ['published_at', 'buyers'] as const;

interface Candidates {
  rows: Ranked[];
  matches: number;
}

/** Reads the matches once. Of too many, ranks half the newest and half the most bought. */
function scanOf(query: StreamQuery, wanted: Wanted) {
  const limit = sql`limit ${sql.lit(maxScanned + 1)}`;
  const most = sql`(select case when matches <= ${sql.lit(maxRanked)} then matches else ${sql.lit(maxRanked / 2)} end from counted)`;
  const parts = orders.map(
    (column) => sql`(select * from found order by ${sql.ref(column)} desc, id desc limit ${most})`,
  );
  return sql<Ranked & { matches: number }>`
    with found as materialized (select ${columns} from ${rowsOf(query, query.filter, limit)} ${limit}),
      counted as (select count(*)::int as matches from found)
    select ${plannedEachTime} id, owner_id, ${rankOf(wanted)}, counted.matches
    from (select distinct on (id) * from (${sql.join(parts, sql` union all `)}) candidates order by id) s cross join counted ${byRank}`;
}

/** Half the newest and half the most bought, from as many streams of each order whatever matches. */
async function readWindow(db: Kysely<Database>, query: StreamQuery, wanted: Wanted, most: number): Promise<Ranked[]> {
  const parts = orders.map((column) => {
    const first = sql`order by ${sql.ref(`s.${column}`)} desc, s.id desc limit ${sql.lit(most)}`;
    return sql`(select ${columns} from (select * from ${rowsOf(query, {}, first)} ${first}) s
      where ${conditionOf(query.filter)} limit ${sql.lit(maxOfWindow)})`;
  });
  const { rows } = await sql<Ranked>`
    select ${plannedEachTime} id, owner_id, ${rankOf(wanted)}
    from (select distinct on (id) * from (${sql.join(parts, sql` union all `)}) candidates order by id) s ${byRank}`.execute(
    db,
  );
  return rows;
}

interface Windowed {
  readonly rows: Ranked[];
  readonly most: number;
}

async function readWindows(db: Kysely<Database>, query: StreamQuery, wanted: Wanted): Promise<Windowed> {
  const [some, more] = windows;
  const first = await readWindow(db, query, wanted, some);
  if (first.length >= enough || first.length < promising) return { rows: first, most: some };
  return { rows: await readWindow(db, query, wanted, more), most: more };
}

/** By the planner's estimate, which is bad at words that never occur together: without `enough`, reads them all. */
async function readCandidates(db: Kysely<Database>, query: StreamQuery, wanted: Wanted): Promise<Candidates> {
  const { rows: expected, cost } = await estimateRows(db, sql`select 1 from ${rowsOf(query, query.filter)}`);
  const isFrequent = expected > maxScanned || cost > maxCost;
  const first = isFrequent ? (await readWindows(db, query, wanted)).rows : [];
  if (first.length >= enough) return { rows: first, matches: Infinity };
  const { rows } = await scanOf(query, wanted).execute(db);
  const matches = rows[0]?.matches ?? 0;
  if (matches <= maxScanned) return { rows, matches };
  const some = isFrequent ? first : await readWindow(db, query, wanted, windows[0]);
  if (some.length >= enough) return { rows: some, matches };
  // The scan has stopped at any matches, so those of the windows come first.
  const unique = new Map([...some, ...rows].map((row) => [row.id, row]));
  return { rows: [...unique.values()].slice(0, maxRanked), matches };
}

/** Ranks names with this first letter, among the newest and the most bought streams: a letter begins thousands, and no index has it. */
async function rankInitial(db: Kysely<Database>, query: StreamQuery, initial: string): Promise<Ranking> {
  const none = "'-'";
  const { rows: listed } = await estimateRows(db, sql`select 1 from ${rowsOf(query, {})}`);
  const named = { ...query, filter: { ...query.filter, matching: undefined, initial } };
  const { rows, most } = await readWindows(db, named, { matching: none, whole: none });
  return { ids: spreadSellers(rows), isCapped: listed > most || rows.length >= maxOfWindow };
}

const isCapped = (ranking: Ranking) => ranking.isCapped;

export const readInitial = (db: Kysely<Database>, query: StreamQuery, initial: string): Promise<Ranking> =>
  cached(db, `initial ${keyOf(query)} ${initial}`, () => rankInitial(db, query, initial), isCapped);

async function rank(db: Kysely<Database>, query: StreamQuery, wanted: Wanted): Promise<Ranking> {
  const { rows, matches } = await readCandidates(db, query, wanted);
  return { ids: spreadSellers(rows), isCapped: matches > rows.length };
}

export function readRanking(db: Kysely<Database>, query: StreamQuery, wanted: Wanted): Promise<Ranking> {
  return cached(db, `ranking ${keyOf(query)}`, () => rank(db, query, wanted), isCapped);
}
