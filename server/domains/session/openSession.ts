import { setTimeout as wait } from 'node:timers/promises';
import type { SessionNeed } from '#contract/types.ts';
import { sessionLimit } from '../../kernel/variables.ts';
import { normalEmail } from '../../people/email.ts';
import { callRates } from '../../kernel/rates/callRates.ts';
import { forgetTries, releaseTry, settleWrong, waitForTry, type BackOff } from '../../kernel/rates/backOff.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { queueMail, wakeMailer } from '../../mail/queue.ts';
import { refuseOverNetwork } from '../../kernel/rates/networks.ts';
import { wrongTries } from '../../kernel/rates/wrongTries.ts';
import { newId } from '../../kernel/newId.ts';
import { hashPassword, decoyHash, isStale, verifyPassword } from '../../people/password.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Client } from './client.ts';
import { laneOf, rememberNetwork } from './attemptLanes.ts';
import { countRefusal, type RefusedFor } from './refusals.ts';
import { findByEmail, replaceHash, startSession, type Person } from './store.ts';
import { queueAttempt } from './queueAttempt.ts';

/** Wrong passwords of one account before its owner is notified of a successful sign-in. */
const alertAfterTries = 5;
const halfLife = 900;

const invalid = () => new Refusal(401, 'invalid_credentials', 'Invalid Credentials');

/** Recent duration of a password check in milliseconds. Refusals without a check take as long. */
let usualMs = 30;

async function check(password: string, stored: string) {
  const start = performance.now();
  const right = await verifyPassword(password, stored);
  usualMs += (performance.now() - start - usualMs) / 8;
  return right;
}

export const limitAddress = (exchange: Exchange, address: string): Promise<void> =>
  refuseOverNetwork(exchange, 'address', address, callRates.signInPerNetwork);

type Outcome = { person: Person } | { reason: RefusedFor };

interface Attempt {
  readonly name: string;
  readonly password: string;
  readonly lane: string;
}

async function tryPassword(exchange: Exchange, { name, password, lane }: Attempt): Promise<Outcome> {
  const { db, config, now } = exchange;
  const backOff: BackOff = { ...wrongTries, firstWait: config.loginBackoff };
  const counted = await waitForTry(db, lane, backOff, now);
  if (!counted) {
    await wait(usualMs);
    return { reason: 'waiting' };
  }
  const { found, right } = await look(exchange, name, password).catch(async (error: unknown) => {
    await releaseTry(db, counted, backOff);
    throw error;
  });
  if (!found || !right || found.disabled || found.locked) {
    await settleWrong(db, counted);
    if (!found) return { reason: 'unknown' };
    if (!right) return { reason: 'wrong' };
    return { reason: found.disabled ? 'disabled' : 'locked' };
  }
  const tries = await forgetTries(db, lane);
  if (tries > alertAfterTries) {
    await queueMail(db, 'signInAfterFailures', { userId: found.id }, now());
    wakeMailer(exchange);
  }
  if (isStale(found.password, config)) await replaceHash(db, found, await hashPassword(password, config));
  return { person: found };
}

async function look({ db, config }: Exchange, name: string, password: string) {
  const found = await findByEmail(db, name);
  return { found, right: await check(password, found?.password ?? decoyHash(config)) };
}

/** Finds the person by credentials. The same answer for unknown, wrong, disabled, locked and waiting. */
export async function findPerson(
  exchange: Exchange,
  { email, password }: { email: string; password: string },
  address: string,
): Promise<Person> {
  const name = normalEmail(email);
  const lane = await laneOf(exchange, name, address);
  const attempt = { name, password, lane };
  // Strangers fill only the queue of their lane.
  const tried: Outcome = (await queueAttempt(lane, () => tryPassword(exchange, attempt))) ?? { reason: 'waiting' };
  if ('person' in tried) return tried.person;
  countRefusal(exchange, name, tried.reason);
  throw invalid();
}

export async function openSession(
  exchange: Exchange,
  userId: string,
  { pending, client }: { pending: SessionNeed | null; client: Client },
) {
  const { db, now } = exchange;
  const at = now();
  const id = newId();
  const expiresAt = new Date(at.getTime() + (pending ? halfLife : sessionLimit) * 1000).toISOString();
  const started = await startSession(db, { id, userId, pending, client, at: at.toISOString(), expiresAt });
  if (!started) throw invalid();
  if (pending === null) await rememberNetwork(exchange, userId, { address: client.address, at });
  return id;
}
