import type { MercuriusContext } from 'mercurius';
import { auditActions } from '#contract/constants.ts';
import { listAudit } from '../domains/audit/store.ts';
import { findUser } from '../domains/users/store.ts';
import { toUser } from '../domains/users/view.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { idOf, pageOf, refuse, type Arguments } from './paging.ts';

const known: ReadonlySet<string> = new Set(auditActions);

export const accountReads = {
  async viewer(_root: unknown, _arguments: object, { exchange, caller }: MercuriusContext) {
    const row = await findUser(exchange.db, caller.id);
    if (!row) throw notFound('User');
    return toUser(row);
  },

  async audit(
    _root: unknown,
    { action, actor, subject, from, to, ...rest }: Arguments<'audit'>,
    { exchange, caller }: MercuriusContext,
  ) {
    if (!caller.slots.includes('admin')) throw new Refusal(403, 'forbidden', 'Your role does not allow this');
    if (action && !known.has(action)) throw refuse('action', 'is not known');
    const filter = {
      action: action ?? undefined,
      actor: idOf('actor', actor),
      subject: idOf('subject', subject),
      from: from ?? undefined,
      to: to ?? undefined,
    };
    return listAudit(exchange.db, filter, pageOf(rest));
  },
};
