import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Ledger } from './ledger.ts';
import { idSql, type Size } from './size.ts';

const batch = 1_000_000;

export async function addCounts(db: Kysely<Database>, { counts }: Size, { purchases }: Ledger): Promise<void> {
  const days = Math.ceil(counts / purchases);
  for (let from = 0; from < counts; from += batch) {
    await sql`
      insert into access_counts (subscription_id, window_starts_at, count)
      select ${sql.raw(idSql('subscription', `n / ${days}`))}, date_trunc('day', now(), 'UTC') - (n % ${sql.lit(days)}) * interval '1 day', 1 + n % 100
      from generate_series(${from}::int, ${Math.min(counts, from + batch) - 1}::int) n`.execute(db);
  }
}
