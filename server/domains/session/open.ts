import { setTimeout as wait } from 'node:timers/promises';
import { sessionLimit } from '../../config.ts';
import { normalEmail } from '../../email.ts';
import type { Exchange } from '../../exchange.ts';
import { forgetTries, networkOf, refuseOver } from '../../limits.ts';
import { queueMail, wakeMailer } from '../../mail/queue.ts';
import { newId } from '../../newId.ts';
import { hashPassword, nobodysPassword, verifyPassword } from '../../password.ts';
import { Refusal } from '../../refusal.ts';
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
  refuseOver(exchange, `address:${networkOf(address)}`, addressRate);

/** The person behind the credentials. One answer for unknown, wrong, disabled, locked and waiting. */
export async function findPerson(exchange: Exchange, email: string, password: string): Promise<Person> {
  const name = normalEmail(email);
  const person = await inLine(name, async () => {
    if (!(await mayTry(exchange, name))) {
      await wait(usualMs);
      return undefined;
    }
    const found = await findByEmail(exchange.db, name);
    const { right, stale } = await check(password, found);
    if (!found || !right || found.disabled || found.locked) return undefined;
    const tries = await forgetTries(exchange.db, keyOf(name));
    if (tries > noticedTries) {
      await queueMail(exchange.db, 'signInAfterFailures', { userId: found.id }, exchange.now());
      wakeMailer(exchange);
    }
    if (stale) await replaceHash(exchange.db, found, await hashPassword(password));
    return found;
  });
  if (!person) throw invalid();
  return person;
}

/** Opens a session; `pending` says what it still needs before it opens anything. */
export async function openSession({ db, now }: Exchange, userId: string, pending: 'passcode' | 'setup' | null) {
  const at = now();
  const id = newId();
  const expiresAt = new Date(at.getTime() + (pending ? halfLife : sessionLimit) * 1000).toISOString();
  const started = await startSession(db, { id, userId, pending, at: at.toISOString(), expiresAt });
  if (!started) throw invalid();
  return id;
}
