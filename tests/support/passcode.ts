// Codes of a test's authenticator app.
import { HOTP, Secret, TOTP } from 'otpauth';

export const stepAt = (time: Date): number => TOTP.counter({ timestamp: time.getTime() });

export const codeOf = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step });
