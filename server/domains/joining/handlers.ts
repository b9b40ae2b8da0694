import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { maxJoinRequests } from '#contract/constants.ts';
import { transaction } from '../../database/transaction.ts';
import type { Row } from '../../database/schema.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Caller, Handlers } from '../../kernel/handler.ts';
import { newId } from '../../kernel/newId.ts';
import { callRates } from '../../kernel/rates/callRates.ts';
import { countWithin } from '../../kernel/rates/rateLimit.ts';
import { refuseOverNetwork } from '../../kernel/rates/networks.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { queueMail, wakeMailer } from '../../mail/queue.ts';
import { normalEmail } from '../../people/email.ts';
import { record } from '../../records/audit.ts';
import { notifyAll, markDecided } from '../../records/notifications.ts';
import { issueLink } from '../recovery/issueLink.ts';
import { hashOf } from '../recovery/token.ts';
import { addUser } from '../users/add.ts';
import {
  countOpen,
  findConfirmable,
  listRequests,
  lockPending,
  saveRequest,
  toRequest,
  updateRequest,
} from './store.ts';

type Stored = Row<'join_requests'>;

function assertOpen({ config }: Exchange): void {
  if (config.join === 'off') throw new Refusal(404, 'joining_off', 'This exchange takes no requests for accounts');
}

async function askAdmins(exchange: Exchange, request: Stored, trx: Parameters<typeof notifyAll>[0]): Promise<void> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`'admin' = any(slots)`)
    .where('disabled', '=', false)
    .execute();
  const about = { kind: 'join_requested' as const, at: exchange.now().toISOString(), reference: request.id };
  await notifyAll(
    trx,
    admins.map(({ id }) => ({ ...about, userId: id })),
  );
}

interface By {
  readonly caller?: Caller;
  readonly requestId: string;
}

/** Account, state and notifications change together, or not at all. The person sets the password by a link. */
async function approve(exchange: Exchange, request: Stored, { caller, requestId }: By): Promise<Stored> {
  const { email, first_name, last_name, company } = request;
  const password = randomBytes(32).toString('base64url');
  const user = { email, first_name, last_name, company, password, userModeType: { buyer: true } };
  let approved = request;
  const id = newId();
  await addUser(exchange, user, {
    id,
    ...(caller && { caller }),
    requestId,
    ...(!caller && { reason: 'JOIN=open' }),
    async onAdded(trx, at) {
      const { id: pending } = await lockPending(trx, request.id);
      const decided = { state: 'approved' as const, decided_at: at.toISOString(), decided_by: caller?.id ?? null };
      approved = await updateRequest(trx, pending, { ...decided, user_id: id });
      await markDecided(trx, pending, at.toISOString(), 'join_requested');
      if (caller) await queueMail(trx, 'joinDecided', { address: email }, at);
    },
  });
  return approved;
}

export const joiningHandlers: Handlers<`joining.${'request' | 'confirm' | 'list' | 'approve' | 'decline'}`> = {
  'joining.request': async (exchange, { body, request }) => {
    assertOpen(exchange);
    const { db, config, now } = exchange;
    await refuseOverNetwork(exchange, 'join-from', request.ip, callRates.joinRequestPerNetwork);
    if (body.terms !== config.terms.version)
      throw new Refusal(409, 'terms_changed', 'The terms have changed: reload the page to read them');
    const email = normalEmail(body.email);
    const mark = createHash('sha256').update(email).digest('base64url');
    const often = config.rateLimits && (await countWithin(db, `join:${mark}`, callRates.joinRequestPerAddress, now()));
    if (often) return { accepted: true };
    if ((await countOpen(db)) >= maxJoinRequests)
      throw new Refusal(429, 'too_many_requests', 'Too many requests are open', {
        retryAfter: callRates.joinRequestPerNetwork.seconds,
      });
    const at = now();
    await transaction(db, async (trx) => {
      const row = { ...body, id: newId(), email, state: 'unconfirmed' as const, created_at: at.toISOString() };
      if (await saveRequest(trx, row)) await queueMail(trx, 'joinConfirm', { address: email }, at);
    });
    wakeMailer(exchange);
    return { accepted: true };
  },

  'joining.confirm': async (exchange, { params, request }) => {
    assertOpen(exchange);
    await refuseOverNetwork(exchange, 'link', request.ip, callRates.mailLinkPerNetwork);
    const confirmed = await transaction(exchange.db, async (trx) => {
      const found = await findConfirmable(trx, params.id, hashOf(params.token));
      const isTaken =
        found && (await trx.selectFrom('users').select('id').where('email', '=', found.email).executeTakeFirst());
      if (!found || isTaken) throw new Refusal(410, 'link_invalid', 'This link can no longer be used');
      const pending = await updateRequest(trx, found.id, { state: 'pending', token_hash: null });
      if (exchange.config.join === 'approval') await askAdmins(exchange, pending, trx);
      return pending;
    });
    if (exchange.config.join === 'approval') return { state: confirmed.state };
    const { state, user_id } = await approve(exchange, confirmed, { requestId: request.id });
    const link = new URL(await issueLink(exchange, user_id ?? ''));
    return { state, link: { token: link.searchParams.get('token') ?? '', id: user_id ?? '' } };
  },

  'joining.list': ({ db }, { query }) => listRequests(db, query),

  'joining.approve': async (exchange, { params: { id }, caller, request }) => {
    const pending = await transaction(exchange.db, (trx) => lockPending(trx, id));
    const approved = await approve(exchange, pending, { caller, requestId: request.id });
    wakeMailer(exchange);
    return toRequest(approved);
  },

  'joining.decline': async (exchange, { params: { id }, body: { reference }, caller, request }) => {
    const declined = await transaction(exchange.db, async (trx) => {
      const at = exchange.now();
      const { email } = await lockPending(trx, id);
      const decided = { decided_at: at.toISOString(), decided_by: caller.id, reference };
      await record(trx, {
        action: 'join.declined',
        actor: caller.id,
        after: { request: id, email, reference },
        requestId: request.id,
        at,
      });
      await markDecided(trx, id, at.toISOString(), 'join_requested');
      await queueMail(trx, 'joinDecided', { address: email }, at);
      return updateRequest(trx, id, { state: 'declined', ...decided });
    });
    wakeMailer(exchange);
    return toRequest(declined);
  },
};
