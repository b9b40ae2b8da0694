// Argon2id, stored as PHC text. Concurrency is limited; further hashes queue.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Config } from '../kernel/config.ts';
import { limitConcurrency } from '../kernel/limitConcurrency.ts';

const derive = promisify(argon2);
const cost = { passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;
/** Half of libuv's four threads, which leaves the others for files and DNS. */
const maxRunning = 2;
const maxWaiting = 128;
const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/u;

const limited = limitConcurrency(maxRunning, maxWaiting, 'Too many people are signing in at the moment');

// NFC: passwords that look the same have the same bytes, on every keyboard.
const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'), 'utf8');
const phcText = (memory: number, salt: string, tag: string) =>
  `$argon2id$v=19$m=${memory},t=${cost.passes},p=${cost.parallelism}$${salt}$${tag}`;
const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

type Memory = Pick<Config, 'passwordMemory'>;

export async function hashPassword(password: string, { passwordMemory: memory }: Memory): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const tag = await limited(() =>
    derive('argon2id', { message: bytesOf(password), nonce, tagLength: tagBytes, memory, ...cost }),
  );
  return phcText(memory, base64(nonce), base64(tag));
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, m, t, p, salt, tag] = form.exec(stored) ?? [];
  if (!m || !t || !p || !salt || !tag) return false;
  const expected = Buffer.from(tag, 'base64');
  const had = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  const nonce = Buffer.from(salt, 'base64');
  const found = await limited(() =>
    derive('argon2id', { message: bytesOf(password), nonce, tagLength: expected.length, ...had }),
  );
  return timingSafeEqual(found, expected);
}

export const isStale = (stored: string, { passwordMemory }: Memory): boolean =>
  !stored.startsWith(phcText(passwordMemory, '', '').slice(0, -1));

/** Hash that no password matches. Verified for unknown people, so that timing does not reveal accounts. */
export const decoyHash = ({ passwordMemory }: Memory): string =>
  phcText(passwordMemory, 'A'.repeat(22), 'A'.repeat(43));
