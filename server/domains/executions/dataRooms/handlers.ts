import { algorithmType } from '#contract/constants.ts';
import type { RoomAlgorithms } from '#contract/types.ts';
import { transaction } from '#server/database/transaction.ts';
import { roomRefusals } from '#server/compute/refusals.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import type { CallInput, Handlers } from '#server/kernel/handler.ts';
import { notFound, Refusal } from '#server/kernel/refusal.ts';
import { record } from '#server/records/audit.ts';
import { allowedIn, readRequested, writeAllowed } from './queries.ts';
import { isVisible, mayUse } from '../rules.ts';
import { findStreams } from '../store.ts';

type Names = 'algorithms.asked' | 'algorithms.allowed' | 'algorithms.allow' | 'algorithms.withdraw';

async function checkOwner({ db, now }: Exchange, id: string, personId: string): Promise<void> {
  const stream = (await findStreams(db, [id], personId, now().toISOString())).get(id);
  if (!stream || stream.owner_id !== personId || stream.deleted_at !== null || stream.type === algorithmType)
    throw notFound('Stream');
}

async function decide(
  exchange: Exchange,
  { params: { id }, body, caller, request }: CallInput<'algorithms.allow'>,
  isAllowed: boolean,
): Promise<RoomAlgorithms> {
  await checkOwner(exchange, id, caller.id);
  const at = exchange.now();
  return transaction(exchange.db, async (trx) => {
    const [found] = await readRequested(trx, id, body);
    if (!found) throw notFound('Algorithm');
    if (isAllowed && found.room_problem !== null)
      throw new Refusal(422, 'not_checkable', roomRefusals.query(found.room_problem));
    const allowed = isAllowed ? { by: caller.id, at: at.toISOString() } : null;
    if (await writeAllowed(trx, id, body, allowed)) {
      const action = isAllowed ? 'algorithm.allowed' : 'algorithm.withdrawn';
      const after = { stream: id, ...body, version: found.version };
      await record(trx, { action, actor: caller.id, after, requestId: request.id, at });
    }
    return { algorithms: await readRequested(trx, id) };
  });
}

export const roomHandlers: Handlers<Names> = {
  'algorithms.asked': async (exchange, { params: { id }, caller }) => {
    await checkOwner(exchange, id, caller.id);
    return { algorithms: await readRequested(exchange.db, id) };
  },
  'algorithms.allowed': async ({ db, now }, { params: { id }, caller }) => {
    const at = now().toISOString();
    const stream = (await findStreams(db, [id], caller.id, at)).get(id);
    if (!stream || (!stream.has_access && !isVisible(stream, caller))) throw notFound('Stream');
    const allowed = await allowedIn(db, id);
    const ids = allowed.map(({ algorithm }) => algorithm);
    const listings = await findStreams(db, ids, caller.id, at);
    return {
      algorithms: allowed.flatMap((one) => {
        const listing = listings.get(one.algorithm);
        const isShown = listing && (listing.has_access || isVisible(listing, caller));
        return isShown ? [{ ...one, usable: mayUse(listing, caller) }] : [];
      }),
    };
  },
  'algorithms.allow': (exchange, input) => decide(exchange, input, true),
  'algorithms.withdraw': (exchange, input) => decide(exchange, input, false),
};
