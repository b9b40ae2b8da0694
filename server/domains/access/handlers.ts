import { addressOf, hashKey, newKey } from './key.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { keyedAccess, keyHandlers } from './keyHandlers.ts';
import { readAccess, readAccessAs } from './readAccess.ts';
import { setKeyHash } from './store.ts';

type AccessCall =
  | 'access.read'
  | 'access.readAs'
  | 'access.replaceKey'
  | 'access.keys'
  | 'access.addKey'
  | 'access.revokeKey'
  | 'access.link';

export const accessHandlers: Handlers<AccessCall> = {
  ...keyHandlers,
  'access.read': readAccess,
  'access.readAs': readAccessAs,

  'access.replaceKey': async (exchange, { params: { subscriptionId }, caller }) => {
    await keyedAccess(exchange, subscriptionId, caller);
    const key = newKey();
    await setKeyHash(exchange.db, subscriptionId, hashKey(key));
    return { stream_url: addressOf(exchange.config.publicUrl, subscriptionId, key) };
  },
};
