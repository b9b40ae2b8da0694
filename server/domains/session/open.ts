import { setTimeout as wait } from 'node:timers/promises';
import type { SessionNeed } from '#contract/types.ts';
import { sessionLimit } from '../../config.ts';
import { normalEmail } from '../../email.ts';
import { record } from '../../audit.ts';
import type { Exchange } from '../../exchange.ts';
import { forgetTries } from '../../limits.ts';
import { queueMail, wakeMailer } from '../../mail/queue.ts';
import { refuseOverNetwork } from '../../networks.ts';
import { newId } from '../../newId.ts';
import { hashPassword, nobodysPassword, verifyPassword } from '../../password.ts';
import { Refusal } from '../../refusal.ts';
import type { Client } from './client.ts';
import { findByEmail, replaceHash, startSession, type Person } from './store.ts';
import { inLine, keyOf, mayTry } from './tries.ts';

/** Sign-ins from one address; from one network for IPv6. */
const addressRate = { max: 60, seconds: 60 };

/** Wrong passwords of one account before its owner is told that somebody got in. */
const noticedTries = 5;
/** Seconds that a session has for its second factor. */
const halfLife = 900;

const invalid = () => new Refusal(401, 'invalid_credentials', 'Invalid Credentials');

/** How long a check took lately, in milliseconds: a refusal without one takes as long. */
let usualMs = 30;

async function check(password: string, person: Person | undefined) {
  const start = performance.now();
  const result = await verifyPassword(password, person?.password ?? nobodysPassword);
  usualMs += (performance.now() - start - usualMs) / 8;
  return result;
}

/** Refuses with 429 whoever signs in too often from one address. */
export const limitAddress = (exchange: Exchange, address: string): Promise<void> =>
  refuseOverNetwork(exchange, 'address', address, addressRate);

/** What one try came to; only the audit log is told which it was. */
type Outcome =
  | { person: Person }
  | { reason: 'waiting' | 'unknown' | 'wrong' | 'disabled' | 'locked'; subject?: string };

async function tryPassword(exchange: Exchange, name: string, password: string): Promise<Outcome> {
  if (!(await mayTry(exchange, name))) {
    await wait(usualMs);
    return { reason: 'waiting' };
  }
  const found = await findByEmail(exchange.db, name);
  const { right, stale } = await check(password, found);
  if (!found) return { reason: 'unknown' };
  const subject = found.id;
  if (!right) return { reason: 'wrong', subject };
  if (found.disabled || found.locked) return { reason: found.disabled ? 'disabled' : 'locked', subject };
  const tries = await forgetTries(exchange.db, keyOf(name));
  if (tries > noticedTries) {
    await queueMail(exchange.db, 'signInAfterFailures', { userId: subject }, exchange.now());
    wakeMailer(exchange);
  }
  if (stale) await replaceHash(exchange.db, found, await hashPassword(password));
  return { person: found };
}

/** The person behind the credentials. One answer for unknown, wrong, disabled, locked and waiting. */
export async function findPerson(
  exchange: Exchange,
  { email, password }: { email: string; password: string },
  requestId: string,
): Promise<Person> {
  const name = normalEmail(email);
  const tried: Outcome = (await inLine(name, () => tryPassword(exchange, name, password))) ?? { reason: 'waiting' };
  if ('person' in tried) return tried.person;
  const { reason, subject } = tried;
  await record(exchange.db, { action: 'session.refused', subject, after: { reason }, requestId, at: exchange.now() });
  throw invalid();
}

/** Opens a session; `pending` says what it still needs before it opens anything. */
export async function openSession(
  { db, now }: Exchange,
  userId: string,
  { pending, client }: { pending: SessionNeed | null; client: Client },
) {
  const at = now();
  const id = newId();
  const expiresAt = new Date(at.getTime() + (pending ? halfLife : sessionLimit) * 1000).toISOString();
  const started = await startSession(db, { id, userId, pending, client, at: at.toISOString(), expiresAt });
  if (!started) throw invalid();
  return id;
}
