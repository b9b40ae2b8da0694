import { z } from 'zod';
import { text } from '../common.ts';
import { StartPage } from './users.ts';

/** Server setting: two-factor authentication is available, or required. */
export const MfaSystem = z.object({ enabled: z.boolean(), required: z.boolean() });
/** One person's state. `pending` while a set-up awaits its first code. */
export const MfaStatus = z.object({ enabled: z.boolean(), pending: z.boolean(), recoveryCodesLeft: z.int() });
/** An otpauth address for a QR code, and the same secret in base 32. */
export const MfaSecret = z.object({ url: z.string(), secret: z.string() });
/** Six digits of the authenticator, or a recovery code. */
export const Passcode = z.strictObject({ passcode: text(1, 64) });
/** A complete session. Recovery codes only after a set-up. */
export const MfaPassed = z.object({
  token: z.string(),
  recoveryCodes: z.array(z.string()).optional(),
  start_page: StartPage.optional(),
});
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
