// Time-based one-time passwords (RFC 6238): SHA-1, six digits, 30 seconds, which every authenticator app supports.
import { Secret, TOTP } from 'otpauth';

const issuer = 'Data Exchange';
/** Steps of clock drift accepted on either side. */
const tolerance = 1;
/** 160 bits, the length that RFC 4226 recommends. */
const secretBytes = 20;

const totpOf = (secret: string, label = '') => new TOTP({ issuer, label, secret: Secret.fromBase32(secret) });

export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

export const isCode = (text: string): boolean => /^\d{6}$/u.test(text);

export function matchingStep(secret: string, token: string, now: Date): number | undefined {
  // otpauth throws for six characters of more than six bytes.
  if (!isCode(token)) return undefined;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: tolerance });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

export const otpauthUrl = (secret: string, account: string): string => totpOf(secret, account).toString();
