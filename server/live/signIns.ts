import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { unseal, seal, sealContexts } from '../kernel/seal.ts';
import type { Secrets } from '../kernel/secret.ts';
import type { SourceSignIn } from '../upstream/live/types.ts';

export async function writeSignIn(
  db: Kysely<Database>,
  secrets: Secrets,
  streamId: string,
  signIn: SourceSignIn | null,
): Promise<void> {
  if (signIn === null) {
    await db.deleteFrom('source_sign_ins').where('stream_id', '=', streamId).execute();
    return;
  }
  const sealed = seal(secrets, JSON.stringify(signIn), sealContexts.source(streamId));
  await db
    .insertInto('source_sign_ins')
    .values({ stream_id: streamId, sealed })
    .onConflict((row) => row.column('stream_id').doUpdateSet({ sealed }))
    .execute();
}

/** Reads the sign-in of a stream for its address. An address that it had before gets none. */
export async function readSignIn(
  db: Kysely<Database>,
  secrets: Secrets,
  { streamId, url }: { readonly streamId: string; readonly url: string },
): Promise<SourceSignIn | undefined> {
  const row = await db
    .selectFrom('source_sign_ins')
    .innerJoin('streams', 'streams.id', 'source_sign_ins.stream_id')
    .select('sealed')
    .where('streams.id', '=', streamId)
    .where('streams.url', '=', url)
    .executeTakeFirst();
  return row && (JSON.parse(unseal(secrets, row.sealed, sealContexts.source(streamId))) as SourceSignIn);
}

export async function deleteUnusedSignIns(db: Kysely<Database>, at: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('source_sign_ins')
    .where('stream_id', 'in', (removed) =>
      removed.selectFrom('streams').select('streams.id').where('deleted_at', 'is not', null),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.stream_id', '=', 'source_sign_ins.stream_id')
            .where('end_at', '>', at),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
