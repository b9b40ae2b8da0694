import { z } from 'zod';
import { text } from './common.ts';
import { StartPage } from './users.ts';

/** Of the server: whether people may switch it on, and whether they must. */
export const MfaSystem = z.object({ enabled: z.boolean(), required: z.boolean() });
/** Of one person; `pending` while a set-up waits for its first code. */
export const MfaStatus = z.object({ enabled: z.boolean(), pending: z.boolean(), recoveryCodesLeft: z.int() });
/** An otpauth address for a QR code, and the same secret in base 32 for typing. */
export const MfaSecret = z.object({ url: z.string(), secret: z.string() });
/** Six digits of the authenticator, or a recovery code. */
export const Passcode = z.strictObject({ passcode: text(1, 64) });
/** A whole session; the recovery codes only where this confirmed a set-up. */
export const MfaPassed = z.object({
  token: z.string(),
  recoveryCodes: z.array(z.string()).optional(),
  start_page: StartPage.optional(),
});
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
