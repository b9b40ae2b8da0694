import type { AccessRequest } from '#contract/types.ts';
import { transaction } from '../../database/transaction.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { newId } from '../../kernel/newId.ts';
import { notify } from '../../records/notifications.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { clearCache } from '../streams/cache.ts';
import { assertAskable, assertOpen, decisions, type Decision } from './rules.ts';
import { lockRequest, lockStream, insertRequest, readRequest, writeDecision } from './store.ts';

function create({ db, now }: Exchange, streamId: string, userId: string): Promise<AccessRequest> {
  const at = now().toISOString();
  return transaction(db, async (trx) => {
    const stream = await lockStream(trx, streamId);
    assertAskable(stream, userId, at);
    const id = newId();
    const opened = await insertRequest(trx, {
      id,
      stream_id: streamId,
      user_id: userId,
      owner_id: stream.owner_id,
      state: 'pending',
      created_at: at,
      decided_at: null,
    });
    if (!opened) throw new Refusal(409, 'request_open', 'You have already asked for this access');
    const about = { streamId, reference: id, actorId: userId };
    await notify(trx, { userId: stream.owner_id, kind: 'access_requested', at, ...about });
    return readRequest(trx, id);
  });
}

async function decide({ db, now }: Exchange, id: string, ownerId: string, decision: Decision): Promise<AccessRequest> {
  const at = now().toISOString();
  const state = decisions[decision];
  const request = await transaction(db, async (trx) => {
    const locked = await lockRequest(trx, id);
    assertOpen(locked, ownerId);
    await writeDecision(trx, id, state, at);
    const about = { streamId: locked.stream_id, reference: id, actorId: ownerId };
    await notify(trx, { userId: locked.user_id, kind: `access_${state}`, at, ...about });
    return readRequest(trx, id);
  });
  clearCache(db);
  return request;
}

export const accessRequestHandlers: Handlers<`accessRequests.${'create' | 'approve' | 'reject'}`> = {
  'accessRequests.create': (exchange, { body, caller }) => create(exchange, body.stream_id, caller.id),
  'accessRequests.approve': (exchange, { params, caller }) => decide(exchange, params.id, caller.id, 'approve'),
  'accessRequests.reject': (exchange, { params, caller }) => decide(exchange, params.id, caller.id, 'reject'),
};
