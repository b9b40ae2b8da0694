// Encryption at rest (AES-256-GCM). During a rotation values of both secrets can be opened.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './secret.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const keys = new WeakMap<Uint8Array, Buffer>();

/** The context binds a sealed value to its row. */
export const sealContexts = {
  mfa: (userId: string) => `mfa ${userId}`,
  source: (streamId: string) => `source:${streamId}`,
  webhook: (webhookId: string) => `webhook ${webhookId}`,
  reply: ({ user, call, key }: { user: string; call: string; key: string }) => `${user} ${call} ${key}`,
};

/** Derives a separate key per purpose, so sealed values reveal nothing about the session key. */
function keyFrom(secret: Uint8Array): Buffer {
  const known = keys.get(secret);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'data-exchange seal v1', 32));
  keys.set(secret, key);
  return key;
}

/** Decryption needs the same `context`. */
export function seal({ secret }: Pick<Secrets, 'secret'>, text: string, context: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyFrom(secret), nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64');
}

/** Decrypts the output of `seal`. Throws when the text was altered, moved or sealed with an unknown secret. */
export function unseal(secrets: Secrets, sealed: string, context: string): string {
  const { secret, secondSecret } = secrets;
  try {
    return openWith(secret, sealed, context);
  } catch (error) {
    if (!secondSecret) throw error;
    return openWith(secondSecret, sealed, context);
  }
}

/** Seals a value of the second secret with the current one. `lost`: it opens with neither. */
export function reseal(
  secrets: Secrets,
  sealed: string,
  context: string,
): { state: 'current' | 'lost' } | { state: 'resealed'; value: string } {
  if (tryOpen(secrets.secret, sealed, context) !== undefined) return { state: 'current' };
  const text = secrets.secondSecret && tryOpen(secrets.secondSecret, sealed, context);
  return text === undefined ? { state: 'lost' } : { state: 'resealed', value: seal(secrets, text, context) };
}

function tryOpen(secret: Uint8Array, sealed: string, context: string): string | undefined {
  try {
    return openWith(secret, sealed, context);
  } catch {
    return undefined;
  }
}

function openWith(secret: Uint8Array, sealed: string, context: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const opening = createDecipheriv(cipher, keyFrom(secret), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  opening.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8');
}
