import type { Handlers } from '../../handler.ts';
import { Refusal } from '../../refusal.ts';

// Calls of this area that are being written; the file goes with the last of them.
const later = async (): Promise<never> => {
  throw new Refusal(503, 'unavailable', 'This call is not there yet', { retryAfter: 60 });
};

type Name = `users.${'list' | 'add' | 'edit' | 'setPicture' | 'export' | 'endSessions'}` | 'pictures.get';

export const pendingHandlers: Handlers<Name> = {
  'users.list': later,
  'users.add': later,
  'users.edit': later,
  'users.setPicture': later,
  'users.export': later,
  'users.endSessions': later,
  'pictures.get': later,
};
