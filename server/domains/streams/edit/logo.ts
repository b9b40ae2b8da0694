import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Exchange } from '../../../kernel/exchange.ts';
import { notFound } from '../../../kernel/refusal.ts';
import { recordUnused } from '../../../uploads/pictureFiles.ts';
import { readLockedStream, lockStream } from '../store.ts';

/** Checked before the picture is decoded. */
export async function assertOwn(db: Kysely<Database>, id: string, ownerId: string): Promise<void> {
  const stream = await db
    .selectFrom('streams')
    .select('owner_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (stream?.owner_id !== ownerId) throw notFound('Stream');
}

export const replaceLogo = ({ db, now }: Exchange, id: string, caller: string, logo: string) =>
  transaction(db, async (trx) => {
    const stream = await lockStream(trx, id);
    if (stream?.owner_id !== caller) throw notFound('Stream');
    await trx.updateTable('streams').set({ logo }).where('id', '=', id).execute();
    await recordUnused(trx, stream.logo, now());
    return { old: stream.logo, result: await readLockedStream(trx, { id, caller, now: now().toISOString() }) };
  });
