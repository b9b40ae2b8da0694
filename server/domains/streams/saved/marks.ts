import { maxFavourites, maxWatches } from '#contract/constants.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Exchange } from '../../../kernel/exchange.ts';
import type { Caller } from '../../../kernel/handler.ts';
import { notFound, Refusal } from '../../../kernel/refusal.ts';
import { maySee } from '../rules.ts';
import { findStream } from '../store.ts';

const tables = {
  favourites: {
    max: maxFavourites,
    code: 'favourites_full',
    full: `You have marked ${maxFavourites} products: take a mark off first`,
    own: true,
  },
  watches: {
    max: maxWatches,
    code: 'watches_full',
    full: `You watch ${maxWatches} products: stop watching one first`,
    own: false,
  },
} as const;

type MarkTable = keyof typeof tables;

export async function addMark(table: MarkTable, { db, now }: Exchange, id: string, caller: Caller): Promise<void> {
  const { max, code, full, own } = tables[table];
  const at = now().toISOString();
  const row = await findStream(db, { id, caller: caller.id, now: at });
  if (!row || !maySee(row, caller)) throw notFound('Stream');
  if (!own && row.owner_id === caller.id) throw new Refusal(409, 'own_stream', 'This is your own stream');
  await transaction(db, async (trx) => {
    // Locked, so that two concurrent calls cannot exceed the limit.
    await trx.selectFrom('users').select('id').where('id', '=', caller.id).forNoKeyUpdate().execute();
    const { marked } = await trx
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('marked'))
      .where('user_id', '=', caller.id)
      .executeTakeFirstOrThrow();
    if (marked >= max) throw new Refusal(409, code, full);
    await trx
      .insertInto(table)
      .values({ user_id: caller.id, stream_id: id, at })
      .onConflict((conflict) => conflict.columns(['user_id', 'stream_id']).doNothing())
      .execute();
  });
}

/** Removes a mark, also of a removed stream. */
export const removeMark = (table: MarkTable, { db }: Exchange, id: string, caller: Caller) =>
  db.deleteFrom(table).where('user_id', '=', caller.id).where('stream_id', '=', id).execute();
