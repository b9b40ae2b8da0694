import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Access } from '#contract/calls.ts';
import type { SessionNeed } from '#contract/types.ts';
import type { Exchange } from '../kernel/exchange.ts';
import type { Caller } from '../kernel/handler.ts';
import { Refusal, unauthenticated } from '../kernel/refusal.ts';
import { sessionFinder, touchSession } from '../domains/session/store.ts';
import { readToken } from '../domains/session/token.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required access. A route without it is open, so every route of ours sets it. */
    access?: Access;
    /** Session needs that may still be unmet on this route. */
    half?: readonly SessionNeed[];
  }
  interface FastifyRequest {
    /** The person behind the session token; null on open routes. */
    caller: Caller | null;
  }
}

const forbidden = () => new Refusal(403, 'forbidden', 'Your role does not allow this');

/** Verifies the token and finds its live session. Every failure is the same 401. */
async function identify(
  exchange: Exchange,
  findSession: ReturnType<typeof sessionFinder>,
  request: FastifyRequest,
): Promise<Caller> {
  const { half } = request.routeOptions.config;
  const claims = await readToken(exchange, request.headers.authorization ?? '');
  if (!claims) throw unauthenticated();
  const session = await findSession(claims.sid);
  if (!session || session.user_id !== claims.sub || session.disabled || session.locked) throw unauthenticated();
  const { pending } = session;
  if (pending && !half?.includes(pending)) throw unauthenticated();
  const { config, db, now } = exchange;
  const time = now().getTime();
  const idleMs = time - Date.parse(session.last_seen_at);
  if (time >= Date.parse(session.expires_at) || idleMs >= config.sessionTtl * 1000) throw unauthenticated();
  // At most one write per minute, and often enough for a short idle time.
  if (idleMs >= Math.min(60_000, config.sessionTtl * 250)) await touchSession(db, claims.sid, now().toISOString());
  return { id: session.user_id, sessionId: claims.sid, slots: session.slots, ...(pending && { pending }) };
}

/** Runs before the body is read: session first (401), then role (403). */
export const session = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  const findSession = sessionFinder(exchange.db);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const { access = 'public' } = request.routeOptions.config;
    if (access === 'public') return;
    const caller = await identify(exchange, findSession, request);
    if (access !== 'session' && !access.some((slot) => caller.slots.includes(slot))) throw forbidden();
    request.caller = caller;
  });
  done();
});
