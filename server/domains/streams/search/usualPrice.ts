import { sql, type Kysely } from 'kysely';
import { plannedEachTime } from '../../../database/statementNames.ts';
import type { Database } from '../../../database/schema.ts';
import { listedRows, type Filter } from '../query.ts';

/** Enough for a median, however many streams match. */
const maxRead = 1_000;

/** Median of the listed streams that have a price, micro-tokens per hour. Undefined without any. */
export async function queryUsualPrice(db: Kysely<Database>, filter: Filter, now: string): Promise<number | undefined> {
  const { rows } = await sql<{ price: number | null }>`
    select ${plannedEachTime} percentile_disc(0.5) within group (order by price) as price
    from (select s.price from ${listedRows({ ...filter, minPrice: 1 }, now)} limit ${sql.lit(maxRead)}) priced`.execute(
    db,
  );
  return rows[0]?.price ?? undefined;
}
