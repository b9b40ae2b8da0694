// Idempotency keys of money calls. The answer is stored in the transaction of its effect. A committed call always
// replays; the key of any other call is free.
import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { calls } from '#contract/calls.ts';
import { idempotencyHeader, idempotencyKeyLength } from '#contract/constants.ts';
import type { Database } from '../database/schema.ts';
import type { Exchange } from '../kernel/exchange.ts';
import type { CallInput } from '../kernel/handler.ts';
import type { Origin } from './movement.ts';
import { newId } from '../kernel/newId.ts';
import { Refusal } from '../kernel/refusal.ts';
import { unseal, seal, sealContexts } from '../kernel/seal.ts';

type KeyedCall = {
  [N in keyof typeof calls]: (typeof calls)[N] extends { idempotent: true } ? N : never;
}[keyof typeof calls];

const retentionMs = 24 * 3600 * 1000;
/** Milliseconds after which a running attempt counts as dead. A dead attempt can no longer store its answer. */
const leaseMs = 10_000;

export interface Attempt {
  storeReply: (trx: Transaction<Database>, reply: unknown) => Promise<void>;
  repeatable: boolean;
  /** Runs a part of the work that commits separately. A finished part replays its answer. */
  part: <R>(name: string, body: unknown, work: (attempt: Attempt) => Promise<R>) => Promise<R>;
}

const keyless: Attempt = {
  storeReply: () => Promise.resolve(),
  repeatable: false,
  part: (_name, _body, work) => work(keyless),
};

interface Slot {
  user: string;
  call: string;
  key: string;
  status: number;
}

/** Runs `work` at most once per key and body. A repeated call gets the first answer. */
export async function withKey<N extends KeyedCall, R>(
  exchange: Exchange,
  { request, caller, body }: Pick<CallInput<N>, 'request' | 'body'> & { caller: { id: string } },
  call: N,
  work: (attempt: Attempt) => Promise<R>,
): Promise<R> {
  const key = keyOf(request.headers[idempotencyHeader]);
  if (key === undefined) return work(keyless);
  return once(exchange, { user: caller.id, call, key, status: calls[call].status }, body, work);
}

export const originOf = ({ id, headers }: Pick<CallInput<KeyedCall>['request'], 'id' | 'headers'>): Origin => ({
  requestId: id,
  key: keyOf(headers[idempotencyHeader]),
});

function keyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && header.length > 0 && header.length <= idempotencyKeyLength) return header;
  const problem = `must have 1 to ${idempotencyKeyLength} characters`;
  throw new Refusal(400, 'invalid_request', `Idempotency-Key ${problem}`, { fields: { [idempotencyHeader]: problem } });
}

async function once<R>(
  exchange: Exchange,
  slot: Slot,
  body: unknown,
  work: (attempt: Attempt) => Promise<R>,
): Promise<R> {
  const hash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
  const claim = newId();
  const stored = await take(exchange, slot, hash, claim);
  if (stored !== undefined) return JSON.parse(openReply(exchange, slot, stored)) as R;
  try {
    return await work(holder(exchange, slot, claim));
  } catch (error) {
    // If this fails too, the lease frees the key. The caller needs the original error.
    await free(exchange, slot, claim).catch(() => undefined);
    throw error;
  }
}

function openReply(exchange: Exchange, slot: Slot, stored: string): string {
  try {
    return unseal(exchange, stored, sealContexts.reply(slot));
  } catch (cause) {
    const message =
      'This request was carried out, but the secret of the exchange was replaced since, so its answer cannot be read';
    throw new Refusal(409, 'secret_lost', message, { cause });
  }
}

const holder = (exchange: Exchange, slot: Slot, claim: string): Attempt => ({
  async storeReply(trx, reply) {
    const { user, call, key, status } = slot;
    const stored = await trx
      .updateTable('idempotency')
      .set({ status, reply: seal(exchange, JSON.stringify(reply), sealContexts.reply(slot)) })
      .where((e) => e.and({ user_id: user, call, key, claim }))
      .where('status', 'is', null)
      .executeTakeFirst();
    if (stored.numUpdatedRows !== 1n) throw inFlight();
  },
  repeatable: true,
  part: (name, body, work) => once(exchange, { ...slot, call: `${slot.call}#${name}` }, body, work),
});

const inFlight = () =>
  new Refusal(409, 'in_flight', 'The same request is still in progress', { retryAfter: leaseMs / 1000 });

async function take(exchange: Exchange, slot: Slot, hash: string, claim: string): Promise<string | undefined> {
  const { user, call, key } = slot;
  const now = exchange.now().getTime();
  const ago = (ms: number) => new Date(now - ms).toISOString();
  // Two rounds: the key may become free between insert and select.
  for (let round = 0; round < 2; round += 1) {
    const taken = await sql<{ claim: string }>`
      insert into idempotency (user_id, call, key, body_hash, claim, created_at)
      values (${user}, ${call}, ${key}, ${hash}, ${claim}, ${ago(0)})
      on conflict (user_id, call, key) do update
      set body_hash = excluded.body_hash, claim = excluded.claim, status = null, reply = null, created_at = excluded.created_at
      where idempotency.created_at < ${ago(retentionMs)}
        or (idempotency.status is null and idempotency.body_hash = excluded.body_hash and idempotency.created_at < ${ago(leaseMs)})
      returning claim`.execute(exchange.db);
    if (taken.rows.length > 0) return undefined;
    const held = await exchange.db
      .selectFrom('idempotency')
      .select(['body_hash', 'status', 'reply'])
      .where((e) => e.and({ user_id: user, call, key }))
      .executeTakeFirst();
    if (!held) continue;
    if (held.body_hash !== hash) {
      throw new Refusal(422, 'key_reused', 'This Idempotency-Key was used for another request');
    }
    if (held.status !== null && held.reply !== null) return held.reply;
    throw inFlight();
  }
  throw inFlight();
}

async function free(exchange: Exchange, { user, call, key }: Slot, claim: string): Promise<void> {
  await exchange.db
    .deleteFrom('idempotency')
    .where((e) => e.and({ user_id: user, call, key, claim }))
    .where('status', 'is', null)
    .execute();
}
