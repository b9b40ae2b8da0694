import type { Handlers } from '../../handler.ts';
import { findPerson, limitAddress, openSession } from './open.ts';
import { pendingOf } from './rules.ts';
import { endSession } from './store.ts';
import { writeToken } from './token.ts';

export const sessionHandlers: Handlers<'session.open' | 'session.close'> = {
  'session.open': async (exchange, { body, request }) => {
    await limitAddress(exchange, request.ip);
    const person = await findPerson(exchange, body.email, body.password);
    const mfa = pendingOf(exchange.config.mfa, person.mfa);
    const sid = await openSession(exchange, person.id, mfa);
    request.log.info({ person: person.id }, 'signed in');
    return { token: await writeToken(exchange, { sub: person.id, sid }), mfa };
  },

  'session.close': async ({ db }, { caller, reply }) => {
    await endSession(db, caller.sessionId);
    reply.header('clear-site-data', '"cache"');
    return undefined;
  },
};
