import { z } from 'zod';
import { slots, textLimits } from '../constants.ts';
import { Id, Instant, text } from './common.ts';

export const Credentials = z.strictObject({ email: text(1, textLimits.email), password: text(1, 4096) });

/** `mfa` says what a half-open session still needs; null when the session is whole. */
export const Token = z.object({ token: z.string(), mfa: z.enum(['passcode', 'setup']).nullable() });

/** The granted slots. */
export const UserModeType = z.object(
  Object.fromEntries(slots.map((slot) => [slot, z.boolean()])) as Record<(typeof slots)[number], z.ZodBoolean>,
);

/** What everyone signed in may see of another. */
export const UserCard = z.object({
  id: Id,
  name: z.string(),
  company: z.string(),
  picture: z.string().optional(),
  created_date: Instant,
});

export const User = z.object({
  id: Id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  phone: z.string(),
  address: z.string(),
  country: z.string(),
  picture: z.string().optional(),
  userModeType: UserModeType,
  disabled: z.boolean(),
  locked: z.boolean(),
  mfa: z.boolean(),
  created_date: Instant,
  last_login: Instant.optional(),
});
