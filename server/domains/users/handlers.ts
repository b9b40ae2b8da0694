import type { Handlers } from '../../handler.ts';
import { notFound } from '../../refusal.ts';
import { findUser } from './store.ts';
import { toCard, toUser } from './view.ts';

export const userHandlers: Handlers<'users.get'> = {
  'users.get': async ({ db }, { params, caller }) => {
    const row = await findUser(db, params.id);
    if (!row) throw notFound('User');
    return row.id === caller.id || caller.slots.includes('admin') ? toUser(row) : toCard(row);
  },
};
