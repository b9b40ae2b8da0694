import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { open, seal } from '../kernel/seal.ts';
import type { SourceSignIn } from '../upstream/live/types.ts';

const contextOf = (streamId: string) => `source:${streamId}`;

/** Stores the sign-in of a stream's source, or removes it. */
export async function writeSignIn(
  db: Kysely<Database>,
  secret: Uint8Array,
  streamId: string,
  signIn: SourceSignIn | null,
): Promise<void> {
  if (signIn === null) {
    await db.deleteFrom('source_sign_ins').where('stream_id', '=', streamId).execute();
    return;
  }
  const sealed = seal(secret, JSON.stringify(signIn), contextOf(streamId));
  await db
    .insertInto('source_sign_ins')
    .values({ stream_id: streamId, sealed })
    .onConflict((row) => row.column('stream_id').doUpdateSet({ sealed }))
    .execute();
}

export async function readSignIn(
  db: Kysely<Database>,
  secret: Uint8Array,
  url: string,
): Promise<SourceSignIn | undefined> {
  const row = await db
    .selectFrom('source_sign_ins')
    .innerJoin('streams', 'streams.id', 'source_sign_ins.stream_id')
    .select(['stream_id', 'sealed'])
    .where('streams.url', '=', url)
    .where('streams.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && (JSON.parse(open(secret, row.sealed, contextOf(row.stream_id))) as SourceSignIn);
}
