import { accessKeys } from '#contract/constants.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Caller, Handlers } from '../../kernel/handler.ts';
import { newId } from '../../kernel/newId.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import { groupsOnlyRefusal } from '../../rights/groupsOnly.ts';
import { transaction } from '../../database/transaction.ts';
import { addressOf, hashKey, newKey, receivesAddress } from './key.ts';
import { addKey, listKeys, revokeKey } from './keyStore.ts';
import { findOwn, readGrants } from './store.ts';

async function ownAccess({ db }: Exchange, subscriptionId: string, caller: Caller) {
  const own = await findOwn(db, subscriptionId, caller.id);
  if (!own) throw notFound('Subscription');
  return own;
}

export async function keyedAccess(exchange: Exchange, subscriptionId: string, caller: Caller) {
  const own = await ownAccess(exchange, subscriptionId, caller);
  if (own.groups_only) throw groupsOnlyRefusal();
  if (!receivesAddress(caller.slots)) {
    throw new Refusal(409, 'data_room', 'Data-room users read results, not the data itself');
  }
  return own;
}

interface Wanted {
  readonly subscriptionId: string;
  readonly caller: Caller;
  readonly name: string;
  readonly expiresAt?: string;
}

async function makeKey(exchange: Exchange, { subscriptionId, caller, name, expiresAt }: Wanted) {
  const own = await keyedAccess(exchange, subscriptionId, caller);
  const at = exchange.now();
  const [grant] = await readGrants(exchange.db, [subscriptionId], at.toISOString());
  if (grant?.running_id == null) throw new Refusal(409, 'access_ended', 'This access has ended');
  const key = newKey();
  const id = newId();
  const row = { id, subscriptionId, name, hash: hashKey(key), at, ...(expiresAt && { expiresAt }) };
  if (!(await transaction(exchange.db, (trx) => addKey(trx, own, row)))) {
    const max = expiresAt ? accessKeys.links : accessKeys.max;
    throw new Refusal(409, 'too_many_keys', `An access has at most ${max} ${expiresAt ? 'links a day' : 'named keys'}`);
  }
  return { id, at: at.toISOString(), stream_url: addressOf(exchange.config.publicUrl, subscriptionId, key) };
}

export const keyHandlers: Handlers<'access.keys' | 'access.addKey' | 'access.revokeKey' | 'access.link'> = {
  'access.keys': async (exchange, { params, caller }) =>
    listKeys(exchange.db, await ownAccess(exchange, params.subscriptionId, caller)),

  'access.addKey': async (exchange, { params: { subscriptionId }, body: { name }, caller }) => {
    const { id, at, stream_url } = await makeKey(exchange, { subscriptionId, caller, name });
    return { id, subscription_id: subscriptionId, kind: 'named', name, created_date: at, calls: 0, stream_url };
  },

  'access.revokeKey': async (exchange, { params, caller }) => {
    const own = await ownAccess(exchange, params.subscriptionId, caller);
    if (!(await revokeKey(exchange.db, own, params.id))) throw notFound('Key');
    return undefined;
  },

  'access.link': async (exchange, { params: { subscriptionId }, caller }) => {
    const expires = new Date(exchange.now().getTime() + accessKeys.linkSeconds * 1000).toISOString();
    const { stream_url } = await makeKey(exchange, { subscriptionId, caller, name: '', expiresAt: expires });
    return { stream_url, expires };
  },
};
