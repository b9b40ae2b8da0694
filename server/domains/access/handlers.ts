import { addressOf, hashKey, newKey, receivesAddress } from './key.ts';
import type { Handlers } from '../../handler.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { readAccess } from './read.ts';
import { isOwn, setKeyHash } from './store.ts';

export const accessHandlers: Handlers<'access.read' | 'access.replaceKey'> = {
  'access.read': readAccess,

  'access.replaceKey': async ({ db, config }, { params: { subscriptionId }, caller }) => {
    if (!(await isOwn(db, subscriptionId, caller.id))) throw notFound('Subscription');
    if (!receivesAddress(caller.slots)) {
      throw new Refusal(409, 'data_room', 'Data-room users read results, not the data itself');
    }
    const key = newKey();
    await setKeyHash(db, subscriptionId, hashKey(key));
    return { stream_url: addressOf(config.publicUrl, subscriptionId, key) };
  },
};
