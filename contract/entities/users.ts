import { z } from 'zod';
import { maxKnownEmails, orders, passwordLength, slots, textLimits, userSorts, userStates } from '../constants.ts';
import { startPageNames } from '../startPages.ts';
import { Id, Instant, list, pageQuery, text } from './common.ts';

export const Credentials = z.strictObject({ email: text(1, textLimits.email), password: text(1, 4096) });

/** A screen to land on after signing in where no page was asked for; left out: the dashboard. */
export const StartPage = z.enum(startPageNames);

/** `mfa` says what a half-open session still needs; null when the session is whole, and only then it tells where to land. */
export const Token = z.object({
  token: z.string(),
  mfa: z.enum(['passcode', 'setup']).nullable(),
  start_page: StartPage.optional(),
});

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
  start_page: StartPage.optional(),
  created_date: Instant,
  last_login: Instant.optional(),
});

// Nothing that could name a second recipient or another header of a mail.
const address = /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+$/u;

/** One e-mail address; case does not count. */
export const Email = text(3, textLimits.email).refine((value) => address.test(value), 'is not an e-mail address');

export const NewPassword = text(passwordLength.min, passwordLength.max);

const profile = {
  first_name: text(0, textLimits.personName),
  last_name: text(0, textLimits.personName),
  company: text(0, textLimits.company),
  phone: text(0, textLimits.phone),
  address: text(0, textLimits.address),
  country: text(0, textLimits.country),
};

/** Slots to grant or take; the others stay. */
const SlotChange = z.strictObject(
  Object.fromEntries(slots.map((slot) => [slot, z.boolean().optional()])) as Record<
    (typeof slots)[number],
    z.ZodOptional<z.ZodBoolean>
  >,
);

export const UserCreate = z.strictObject({
  email: Email,
  password: NewPassword,
  ...z.object(profile).partial().shape,
  userModeType: SlotChange.default({ user: true }),
});

/** Any subset. A new own password or e-mail address needs the current password, the address also a code. */
export const UserEdit = z.strictObject({
  ...z.object(profile).partial().shape,
  email: Email.optional(),
  password: NewPassword.optional(),
  currentPassword: text(1, 4096).optional(),
  /** What was mailed to a new own address; without it one is mailed, and the address stays as it is. */
  emailCode: z
    .string()
    .regex(/^\d{8}$/u, 'is not eight digits')
    .optional(),
  userModeType: SlotChange.optional(),
  disabled: z.boolean().optional(),
  locked: z.boolean().optional(),
  /** For oneself; only a screen that one of the own slots has. */
  start_page: StartPage.optional(),
  /** Why another is disabled, enabled, locked or unlocked: kept in the audit log, shown to admins only. */
  reason: text(1, textLimits.reason).optional(),
});

export const UserQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(userStates).optional(),
  role: z.enum(slots).optional(),
  name: text(1, textLimits.name).optional(),
  /** Whether the second factor is on. */
  mfa: z.enum(['0', '1']).optional(),
  /** Whether they have ever signed in. */
  signedIn: z.enum(['0', '1']).optional(),
  /** Those with one of these addresses, in any case. */
  emails: list(text(1, textLimits.email))
    .refine((all) => all.length <= maxKnownEmails, 'has too many addresses')
    .optional(),
  sort: z.enum(userSorts).default('CREATED'),
  order: z.enum(orders).default('DESC'),
  /** `1`: the reply says how many there are of each kind, whatever the filter. */
  counts: z.enum(['0', '1']).optional(),
});

/** Users by kind; somebody may count in several. */
export const UserCounts = z.object({
  all: z.int(),
  enabled: z.int(),
  disabled: z.int(),
  locked: z.int(),
  neverSignedIn: z.int(),
  withoutMfa: z.int(),
});

export const UserPage = z.object({
  users: z.array(User),
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  counts: UserCounts.optional(),
});

/** Why a profile was not saved (208). */
export const ProfileRefusal = z.string();

/** Everything that the exchange keeps about a person, as one document. */
export const OwnData = z.looseObject({ user: User, exported_at: Instant });
