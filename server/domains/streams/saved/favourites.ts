import { maxFavourites } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import type { Exchange } from '../../../kernel/exchange.ts';
import type { Caller } from '../../../kernel/handler.ts';
import { maySee } from '../rules.ts';
import { findStreams } from '../store.ts';
import { toStream } from '../toStream.ts';

/** Lists the caller's favourites, latest first. A favourite outlives its stream, so removed streams are left out. */
export async function listFavourites({ db, now }: Exchange, caller: Caller): Promise<Stream[]> {
  const at = now().toISOString();
  const marks = await db
    .selectFrom('favourites')
    .select('stream_id')
    .where('user_id', '=', caller.id)
    .orderBy('at', 'desc')
    .limit(maxFavourites)
    .execute();
  const ids = marks.map(({ stream_id }) => stream_id);
  const found = await findStreams(db, { ids, caller: caller.id, now: at });
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row && maySee(row, caller) ? [toStream(row, caller, at)] : [];
  });
}
