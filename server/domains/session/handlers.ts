import { record } from '../../audit.ts';
import { endSessionsOf } from '../../credentials/sessions.ts';
import type { Handlers } from '../../handler.ts';
import { findPerson, limitAddress, openSession } from './open.ts';
import { pendingOf } from './rules.ts';
import { endSession, listSessions } from './store.ts';
import { writeToken } from './token.ts';

export const sessionHandlers: Handlers<`session.${'open' | 'close' | 'list' | 'closeOthers'}`> = {
  'session.open': async (exchange, { body, request }) => {
    await limitAddress(exchange, request.ip);
    const person = await findPerson(exchange, body, request.id);
    const mfa = pendingOf(exchange.config.mfa, person.mfa);
    const sid = await openSession(exchange, person.id, mfa);
    const { id: requestId } = request;
    await record(exchange.db, {
      action: 'session.opened',
      actor: person.id,
      subject: person.id,
      requestId,
      at: exchange.now(),
    });
    return { token: await writeToken(exchange, { sub: person.id, sid }), mfa };
  },

  'session.close': async ({ db }, { caller, reply }) => {
    await endSession(db, caller.sessionId);
    reply.header('clear-site-data', '"cache"');
    return undefined;
  },

  'session.list': async ({ db, config, now }, { caller }) => {
    const at = now();
    const seenAfter = new Date(at.getTime() - config.sessionTtl * 1000).toISOString();
    const rows = await listSessions(db, caller.id, at.toISOString(), seenAfter);
    const sessions = rows.map(({ id, created_at, last_seen_at }) => ({
      id,
      created_date: created_at,
      last_seen: last_seen_at,
      current: id === caller.sessionId,
    }));
    return { sessions };
  },

  'session.closeOthers': async ({ db, now }, { caller, request }) => {
    await endSessionsOf(db, caller.id, caller.sessionId);
    const deed = { actor: caller.id, subject: caller.id, requestId: request.id, at: now() };
    await record(db, { action: 'session.closedOthers', ...deed });
    return undefined;
  },
};
