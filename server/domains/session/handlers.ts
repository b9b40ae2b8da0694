import { record } from '../../records/audit.ts';
import { endSessionsOf } from '../../people/sessions.ts';
import { transaction } from '../../database/transaction.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Caller, Handlers } from '../../kernel/handler.ts';
import { notFound } from '../../kernel/refusal.ts';
import { assertPerson } from '../../people/person.ts';
import { clientOf } from './client.ts';
import { startPageOf } from './startPage.ts';
import { findPerson, limitAddress, openSession } from './openSession.ts';
import { pendingOf } from './rules.ts';
import { endOwnSession, endSession, listSessions } from './store.ts';
import { writeToken } from './token.ts';

async function sessionsOf({ db, config, now }: Exchange, userId: string, caller: Caller) {
  const at = now();
  const seenAfter = new Date(at.getTime() - config.sessionTtl * 1000).toISOString();
  const rows = await listSessions(db, userId, at.toISOString(), seenAfter);
  const sessions = rows.map(({ id, created_at, last_seen_at, browser, system, address }) => ({
    id,
    created_date: created_at,
    last_seen: last_seen_at,
    current: id === caller.sessionId,
    ...(browser && { browser }),
    ...(system && { system }),
    ...(address && { address }),
  }));
  return { sessions };
}

type Call = 'open' | 'close' | 'list' | 'listOf' | 'closeOthers' | 'closeOne';

export const sessionHandlers: Handlers<`session.${Call}`> = {
  'session.open': async (exchange, { body, request }) => {
    await limitAddress(exchange, request.ip);
    const person = await findPerson(exchange, body, request.ip);
    const mfa = pendingOf(exchange.config.mfa, person.mfa);
    const auditLine = { actor: person.id, subject: person.id, requestId: request.id, at: exchange.now() };
    const sid = await transaction(exchange.db, async (db) => {
      const opened = await openSession({ ...exchange, db }, person.id, { pending: mfa, client: clientOf(request) });
      await record(db, { action: 'session.opened', ...auditLine });
      return opened;
    });
    const token = await writeToken(exchange, { sub: person.id, sid });
    return { token, mfa, ...(mfa === null && startPageOf(person)) };
  },

  'session.close': async ({ db }, { caller, reply }) => {
    await endSession(db, caller.sessionId);
    reply.header('clear-site-data', '"cache"');
    return undefined;
  },

  'session.list': (exchange, { caller }) => sessionsOf(exchange, caller.id, caller),

  'session.listOf': async (exchange, { params, caller }) => {
    await assertPerson(exchange.db, params.id);
    return sessionsOf(exchange, params.id, caller);
  },

  'session.closeOthers': async ({ db, now }, { caller, request }) => {
    const auditLine = { actor: caller.id, subject: caller.id, requestId: request.id, at: now() };
    await transaction(db, async (trx) => {
      await endSessionsOf(trx, caller.id, caller.sessionId);
      await record(trx, { action: 'session.closedOthers', ...auditLine });
    });
    return undefined;
  },

  'session.closeOne': async ({ db, now }, { caller, params, request }) => {
    const auditLine = { actor: caller.id, subject: caller.id, requestId: request.id, at: now() };
    await transaction(db, async (trx) => {
      if (!(await endOwnSession(trx, caller.id, params.id))) throw notFound('Session');
      await record(trx, { action: 'session.closedOne', ...auditLine });
    });
    return undefined;
  },
};
