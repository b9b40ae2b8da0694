import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { demoStreams } from './streams/index.ts';
import { streamId, streamUrl } from './rows.ts';

/** @param seen the stored address of the first seeded stream */
export async function moveAddresses(db: Kysely<Database>, seen: string, publicUrl: string): Promise<void> {
  const [first] = demoStreams;
  if (!first || seen === streamUrl(publicUrl, first.file)) return;
  const tail = streamUrl('', first.file);
  // Keeps an address that the owner changed.
  if (!seen.endsWith(tail)) return;
  const old = seen.slice(0, -tail.length);
  const ids = demoStreams.map(({ file }) => streamId(file));
  await db
    .updateTable('streams')
    .set({ url: sql`${publicUrl}::text || substr(url, ${old.length + 1}::int)` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .where(sql`left(url, ${old.length}::int)`, '=', old)
    .execute();
}
