// Time-based one-time passwords: RFC 6238 over RFC 4226, with SHA-1, which every authenticator app supports.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { toBase32 } from './base32.ts';

const stepSeconds = 30;
const digits = 6;
/** Steps of clock drift accepted on either side. */
const tolerance = 1;
/** 160 bits, the length that RFC 4226 recommends. */
const secretBytes = 20;
const issuer = 'Data Exchange';

/** Makes a secret in base 32: 32 characters. */
export const newSecret = (): string => toBase32(randomBytes(secretBytes));

export const stepAt = (time: Date): number => Math.floor(time.getTime() / (stepSeconds * 1000));

/** Computes the code of one step (RFC 4226, section 5.3). */
export function codeOf(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** length).padStart(length, '0');
}

export const isCode = (text: string): boolean => /^\d{6}$/u.test(text);

/** Returns the valid step with this code. */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const present = stepAt(now);
  const given = Buffer.from(code);
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => present - tolerance + index);
  return steps.findLast((step) => {
    const expected = Buffer.from(codeOf(secret, step));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/** Builds the address in the QR code (Google's key URI format). */
export function otpauthUrl(secret: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
}
