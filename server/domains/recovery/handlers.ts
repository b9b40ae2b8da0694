import { createHash } from 'node:crypto';
import { record } from '../../records/audit.ts';
import { replacePassword, wasUsed } from '#server/people/replacePassword.ts';
import { passwordProblem } from '../../people/rules.ts';
import { transaction } from '../../database/transaction.ts';
import { normalEmail } from '../../people/email.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { callRates } from '../../kernel/rates/callRates.ts';
import { countWithin } from '../../kernel/rates/rateLimit.ts';
import { queueMail, wakeMailer } from '../../mail/queue.ts';
import { countInNetworks, refuseOverNetwork } from '../../kernel/rates/networks.ts';
import { hashPassword } from '../../people/password.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { clearLanes, rememberNetwork } from '../session/attemptLanes.ts';
import { findLink, takeLink } from './store.ts';
import { hashOf } from './token.ts';

// The same answer for unknown, used, replaced and expired links.
const gone = () => new Refusal(410, 'link_invalid', 'This link can no longer be used');
const weak = (problem: string, code = 'weak_password') =>
  new Refusal(422, code, `The password ${problem}`, { fields: { password: problem } });

async function mayAsk(exchange: Exchange, email: string, ip: string): Promise<boolean> {
  const { db, config, now } = exchange;
  if (!config.rateLimits) return true;
  const account = createHash('sha256').update(email).digest('base64url');
  const flood = await countInNetworks(exchange, 'recover-from', ip, callRates.recoveryMailPerNetwork);
  const often = await countWithin(db, `recover:${account}`, callRates.recoveryMailPerAccount, now());
  return flood === undefined && often === undefined;
}

export const recoveryHandlers: Handlers<`recovery.${'request' | 'validate' | 'complete'}`> = {
  'recovery.request': async (exchange, { body, request }) => {
    const email = normalEmail(body.email);
    if (await mayAsk(exchange, email, request.ip)) {
      await queueMail(exchange.db, 'recovery', { address: email }, exchange.now());
      wakeMailer(exchange);
    }
    return { accepted: true };
  },

  'recovery.validate': async (exchange, { params, request }) => {
    await refuseOverNetwork(exchange, 'link', request.ip, callRates.mailLinkPerNetwork);
    const link = await findLink(exchange.db, params.id, hashOf(params.token), exchange.now().toISOString());
    if (!link) throw gone();
    return { valid: true, expires_at: link.expires_at };
  },

  'recovery.complete': async (exchange, { params, body, request }) => {
    const { db, config, now } = exchange;
    await refuseOverNetwork(exchange, 'link', request.ip, callRates.mailLinkPerNetwork);
    const link = await findLink(db, params.id, hashOf(params.token), now().toISOString());
    if (!link) throw gone();
    const problem = await passwordProblem(body.password, link.email);
    if (problem) throw weak(problem);
    if (await wasUsed(db, link, body.password)) throw weak('was used before', 'password_reused');
    const hash = await hashPassword(body.password, config);
    await transaction(db, async (trx) => {
      const at = now();
      if (!(await takeLink(trx, link.id, hashOf(params.token)))) throw gone();
      if (!(await replacePassword(trx, link, { hash, at }))) throw gone();
      await record(trx, { action: 'recovery.completed', subject: link.id, requestId: request.id, at });
      await queueMail(trx, 'passwordRecovered', { userId: link.id }, at);
      // The mail proves the person's identity. Wrong guesses from elsewhere must not block the new password.
      await rememberNetwork({ ...exchange, db: trx }, link.id, { address: request.ip, at });
    });
    await clearLanes(exchange, link.email, request.ip);
    wakeMailer(exchange);
    return { changed: true, email: link.email };
  },
};
