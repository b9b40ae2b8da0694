import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const keys = new WeakMap<Uint8Array, Buffer>();

/** Derives a separate key per purpose, so sealed values reveal nothing about the session key. */
function keyFrom(secret: Uint8Array): Buffer {
  const known = keys.get(secret);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'data-exchange seal v1', 32));
  keys.set(secret, key);
  return key;
}

/** Encrypts text at rest (AES-256-GCM). Decryption needs the same `context`. */
export function seal(secret: Uint8Array, text: string, context: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyFrom(secret), nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64');
}

/** Decrypts the output of `seal`. Throws when the text was altered, moved or sealed with another secret. */
export function open(secret: Uint8Array, sealed: string, context: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const opening = createDecipheriv(cipher, keyFrom(secret), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  opening.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8');
}
