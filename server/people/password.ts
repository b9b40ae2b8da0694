// Argon2id with 19 MiB as OWASP recommends, stored as PHC text. Concurrency is limited; further hashes queue.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from '../kernel/limitConcurrency.ts';

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;
/** Half of libuv's four threads, which leaves the others for files and DNS. */
const maxRunning = 2;
const maxWaiting = 128;
const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/u;

const limited = limitConcurrency(maxRunning, maxWaiting, 'Too many people are signing in just now');

// NFC: passwords that look the same have the same bytes, on every keyboard.
const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'), 'utf8');
const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** Hashes a password with a fresh salt, as PHC text. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const tag = await limited(() =>
    derive('argon2id', { message: bytesOf(password), nonce, tagLength: tagBytes, ...cost }),
  );
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Verifies a password against its PHC text. `stale` when the text uses other cost parameters than today's. */
export async function verifyPassword(password: string, stored: string): Promise<{ right: boolean; stale: boolean }> {
  const [, m, t, p, salt, tag] = form.exec(stored) ?? [];
  if (!m || !t || !p || !salt || !tag) return { right: false, stale: false };
  const expected = Buffer.from(tag, 'base64');
  const had = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  const nonce = Buffer.from(salt, 'base64');
  const found = await limited(() =>
    derive('argon2id', { message: bytesOf(password), nonce, tagLength: expected.length, ...had }),
  );
  const stale = had.memory !== cost.memory || had.passes !== cost.passes || had.parallelism !== cost.parallelism;
  return { right: timingSafeEqual(found, expected), stale };
}

/** Hash that no password matches. Verified for unknown people, so that timing does not reveal accounts. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
