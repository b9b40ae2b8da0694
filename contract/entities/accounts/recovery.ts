import { z } from 'zod';
import { Instant } from '../common.ts';
import { Email, NewPassword } from './users.ts';

export const RecoveryRequest = z.strictObject({ email: Email });
/** The same for every well-formed address, known or not. */
export const RecoveryAnswer = z.object({ accepted: z.literal(true) });
export const RecoveryLink = z.object({ valid: z.literal(true), expires_at: Instant });
export const RecoveryCompletion = z.strictObject({ password: NewPassword });
/** `email` is the address to sign in with. The link proves access to the mailbox, so showing it is safe. */
export const RecoveryDone = z.object({ changed: z.literal(true), email: z.string() });
