import { setTimeout as wait } from 'node:timers/promises';
import { sessionLimit } from '../../config.ts';
import type { Exchange } from '../../exchange.ts';
import { countWithin, forgetTries } from '../../limits.ts';
import { newId } from '../../newId.ts';
import { hashPassword, nobodysPassword, verifyPassword } from '../../password.ts';
import { Refusal } from '../../refusal.ts';
import { findByEmail, replaceHash, startSession, type Person } from './store.ts';
import { inLine, keyOf, mayTry } from './tries.ts';

/** Sign-ins from one address; from one network for IPv6. */
const addressRate = { max: 60, seconds: 60 };

const invalid = () => new Refusal(401, 'invalid_credentials', 'Invalid Credentials');

/** How long a check took lately, in milliseconds: a refusal without one takes as long. */
let usualMs = 30;

async function check(password: string, person: Person | undefined) {
  const start = performance.now();
  const result = await verifyPassword(password, person?.password ?? nobodysPassword);
  usualMs += (performance.now() - start - usualMs) / 8;
  return result;
}

const networkOf = (address: string) => (address.includes(':') ? address.split(':').slice(0, 4).join(':') : address);

/** Refuses with 429 whoever signs in too often from one address. */
export async function limitAddress({ db, config, now }: Exchange, address: string): Promise<void> {
  if (!config.rateLimits) return;
  const seconds = await countWithin(db, `address:${networkOf(address)}`, addressRate, now());
  if (seconds) throw new Refusal(429, 'too_many_requests', 'Too many attempts', { retryAfter: seconds });
}

/** The person behind the credentials. One answer for unknown, wrong, disabled, locked and waiting. */
export async function findPerson(exchange: Exchange, email: string, password: string): Promise<Person> {
  const name = email.trim().normalize('NFC').toLowerCase();
  const person = await inLine(name, async () => {
    if (!(await mayTry(exchange, name))) {
      await wait(usualMs);
      return undefined;
    }
    const found = await findByEmail(exchange.db, name);
    const { right, stale } = await check(password, found);
    if (!found || !right || found.disabled || found.locked) return undefined;
    await forgetTries(exchange.db, keyOf(name));
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
  const expiresAt = new Date(at.getTime() + sessionLimit * 1000).toISOString();
  const started = await startSession(db, { id, userId, pending, at: at.toISOString(), expiresAt });
  if (!started) throw invalid();
  return id;
}
