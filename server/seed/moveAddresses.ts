import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listings } from './listings/index.ts';
import { streamId, streamUrl } from './rows.ts';

/**
 * After `PUBLIC_URL` has changed, lets the seeded streams that still lead to the old origin lead to the new one.
 * @param seen the address of the first listing as stored
 */
export async function moveAddresses(db: Kysely<Database>, seen: string, publicUrl: string): Promise<void> {
  const [first] = listings;
  if (!first || seen === streamUrl(publicUrl, first.file)) return;
  const tail = streamUrl('', first.file);
  // An owner who lists another address instead keeps it.
  if (!seen.endsWith(tail)) return;
  const old = seen.slice(0, -tail.length);
  const ids = listings.map(({ file }) => streamId(file));
  await db
    .updateTable('streams')
    .set({ url: sql`${publicUrl}::text || substr(url, ${old.length + 1}::int)` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .where(sql`left(url, ${old.length}::int)`, '=', old)
    .execute();
}
