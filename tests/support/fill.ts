import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

const types = ['Dataset', 'Stream', 'Algorithm', 'Document', 'Model'];

/** Adds `count` public streams of the given owners in the given categories, one minute apart, newest last. */
export async function addStreams(
  db: Kysely<Database>,
  { count, owners, categories }: { count: number; owners: readonly string[]; categories: readonly string[] },
): Promise<void> {
  const batch = 20_000;
  for (let from = 0; from < count; from += batch) {
    await sql`
      insert into streams (id, owner_id, name, type, description, snippet, price, url, category_id, visibility, access_type, takes_offers,
        start_at, published_at, metadata, status)
      select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, (${owners}::uuid[])[1 + n % ${owners.length}::int],
        'Air quality of station ' || n || ' ' || md5(n::text), (${types}::text[])[1 + n % 5], repeat('Measured every ten minutes. ', 12),
        '{"station":' || n || ',"pm10":12.5}', (n % 1000) * 10000, 'https://data.example.org/' || n, (${categories}::uuid[])[1 + n % ${categories.length}::int],
        'public', case when n % 10 = 0 then 'PROTECTED' else 'PUBLIC' end, n % 2 = 0,
        timestamptz '2026-01-01T00:00:00Z', timestamptz '2024-01-01T00:00:00Z' + n * interval '1 minute', '{"tags":["air","city"]}', 'published'
      from generate_series(${from}::int, ${Math.min(count, from + batch) - 1}::int) n`.execute(db);
  }
  await sql`vacuum analyze streams`.execute(db);
}
