import type { MercuriusContext } from 'mercurius';
import { auditActions } from '#contract/constants.ts';
import { listAudit } from '../domains/audit/store.ts';
import { findUser } from '../domains/users/store.ts';
import { toUser } from '../domains/users/view.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { filterOf, idOf, refuse, type Arguments } from './paging.ts';

const known: ReadonlySet<string> = new Set(auditActions);

export const accountReads = {
  async viewer(_root: unknown, _arguments: object, { exchange, caller }: MercuriusContext) {
    const row = await findUser(exchange.db, caller.id);
    if (!row) throw notFound('User');
    return toUser(row);
  },

  audit(_root: unknown, asked: Arguments<'audit'>, { exchange, caller }: MercuriusContext) {
    if (!caller.slots.includes('admin')) throw new Refusal(403, 'forbidden', 'Your role does not allow this');
    if (asked.action && !known.has(asked.action)) throw refuse('action', 'is not known');
    const people = { actor: idOf('actor', asked.actor), subject: idOf('subject', asked.subject) };
    const filter = filterOf(asked);
    return listAudit(exchange.db, { ...filter, ...people }, filter);
  },
};
