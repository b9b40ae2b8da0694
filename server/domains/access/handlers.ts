import { addressOf, hashKey, newKey, receivesAddress } from './key.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { groupsOnlyRefusal } from '../../rights/groupsOnly.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import { readAccess } from './read.ts';
import { findOwn, setKeyHash } from './store.ts';

export const accessHandlers: Handlers<'access.read' | 'access.replaceKey'> = {
  'access.read': readAccess,

  'access.replaceKey': async ({ db, config }, { params: { subscriptionId }, caller }) => {
    const own = await findOwn(db, subscriptionId, caller.id);
    if (!own) throw notFound('Subscription');
    if (own.groups_only) throw groupsOnlyRefusal();
    if (!receivesAddress(caller.slots)) {
      throw new Refusal(409, 'data_room', 'Data-room users read results, not the data itself');
    }
    const key = newKey();
    await setKeyHash(db, subscriptionId, hashKey(key));
    return { stream_url: addressOf(config.publicUrl, subscriptionId, key) };
  },
};
