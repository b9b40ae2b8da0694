// Lanes that count the wrong passwords of an account: one per known network, one for all others. An attacker elsewhere
// cannot lock out a person at a known network.
import { createHash, createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { networkOf } from '../../kernel/rates/networks.ts';
import { acceptedSecrets, type Secrets } from '../../kernel/secret.ts';

/** Known networks per account, and days since the last sign-in there. */
const maxKnown = 10;
export const knownDays = 90;
const dayMs = 86_400_000;

/** A name can be any typed text, so only its digest is stored. */
const laneOfOthers = (name: string) => `signin:${createHash('sha256').update(name).digest('base64url')}`;

const markOf = (secret: Uint8Array, address: string) =>
  createHmac('sha256', secret)
    .update(`network ${networkOf(address)}`)
    .digest('base64url');

/** Marks by each accepted secret, the current one first. */
const marksOf = (secrets: Secrets, address: string) =>
  acceptedSecrets(secrets).map((secret) => markOf(secret, address));

/** Returns the lane of an attempt. Unknown names are looked up and counted alike. */
export async function laneOf(exchange: Exchange, name: string, address: string): Promise<string> {
  const known = await exchange.db
    .selectFrom('known_networks')
    .innerJoin('users', 'users.id', 'known_networks.user_id')
    .select('mark')
    .where('users.email', '=', name)
    .where('mark', 'in', marksOf(exchange, address))
    .executeTakeFirst();
  return known ? `${laneOfOthers(name)}:${known.mark}` : laneOfOthers(name);
}

export async function clearLanes(exchange: Exchange, name: string, address: string): Promise<void> {
  const others = laneOfOthers(name);
  await exchange.db
    .deleteFrom('limits')
    .where('key', 'in', [others, ...marksOf(exchange, address).map((mark) => `${others}:${mark}`)])
    .execute();
}

export async function clearAllLanes(db: Kysely<Database>, name: string): Promise<void> {
  const others = laneOfOthers(name);
  await db
    .deleteFrom('limits')
    .where((row) => row.or([row('key', '=', others), row('key', 'like', `${others}:%`)]))
    .execute();
}

export async function rememberNetwork(
  exchange: Pick<Exchange, 'secret'> & { db: Kysely<Database> },
  userId: string,
  { address, at }: { address: string; at: Date },
): Promise<void> {
  const mark = markOf(exchange.secret, address);
  const seen = at.toISOString();
  // At most once a day, so that most sign-ins write nothing here.
  const dayAgo = new Date(at.getTime() - dayMs).toISOString();
  await sql`
    with noted as (
      insert into known_networks as k (user_id, mark, seen_at) values (${userId}, ${mark}, ${seen})
      on conflict (user_id, mark) do update set seen_at = excluded.seen_at where k.seen_at < ${dayAgo}
      returning mark
    )
    delete from known_networks where user_id = ${userId} and mark <> ${mark} and exists (select 1 from noted) and mark in (
      select mark from known_networks where user_id = ${userId} and mark <> ${mark}
      order by seen_at desc offset ${maxKnown - 1})`.execute(exchange.db);
}
