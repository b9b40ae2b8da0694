import { z } from 'zod';
import {
  maxKnownEmails,
  maxSettings,
  orders,
  passwordLength,
  slots,
  textLimits,
  userSorts,
  userStates,
} from '../../constants.ts';
import { startPageNames } from '../../startPages.ts';
import { Id, Instant, list, pageQuery, text } from '../common.ts';

export const Credentials = z.strictObject({ email: text(1, textLimits.email), password: text(1, 4096) });

/** First screen after signing in, unless another page was requested. Default: the dashboard. */
export const StartPage = z.enum(startPageNames);

const SettingName = text(1, 40);

/** Settings of the app, as the app names them: they follow the person to other browsers. */
export const Settings = z
  .record(SettingName, z.union([text(0, 64), z.boolean(), z.array(SettingName).max(20)]))
  .refine((all) => Object.keys(all).length <= maxSettings, 'has too many settings');

/** `mfa` names what an incomplete session still needs, null when complete. Only complete sessions get a start page. */
export const Token = z.object({
  token: z.string(),
  mfa: z.enum(['passcode', 'setup']).nullable(),
  start_page: StartPage.optional(),
});

/** The granted slots. */
export const Slots = z.object(
  Object.fromEntries(slots.map((slot) => [slot, z.boolean()])) as Record<(typeof slots)[number], z.ZodBoolean>,
);

/** Public fields of a user, visible to everyone signed in. */
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
  userModeType: Slots,
  disabled: z.boolean(),
  locked: z.boolean(),
  mfa: z.boolean(),
  /** For admins: the record is neither erased nor pruned, until an admin releases it. */
  held: z.boolean().optional(),
  erased_date: Instant.optional(),
  start_page: StartPage.optional(),
  /** Own record and export only. */
  settings: Settings.optional(),
  created_date: Instant,
  last_login: Instant.optional(),
});

// Characters that could add a second recipient or header to a mail are excluded.
const address = /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+$/u;

/** One e-mail address, case-insensitive. */
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

/** Slots to grant or take. Omitted slots stay. */
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

/** Any subset. Changing the own password or e-mail address requires the current password; the address also a code. */
export const UserEdit = z.strictObject({
  ...z.object(profile).partial().shape,
  email: Email.optional(),
  password: NewPassword.optional(),
  currentPassword: text(1, 4096).optional(),
  /** The code mailed to a new own address. Without it, a code is mailed and the address stays. */
  emailCode: z
    .string()
    .regex(/^\d{8}$/u, 'is not eight digits')
    .optional(),
  userModeType: SlotChange.optional(),
  disabled: z.boolean().optional(),
  locked: z.boolean().optional(),
  held: z.boolean().optional(),
  /** Own record only; requires a slot that has the screen. */
  start_page: StartPage.optional(),
  /** Own record only; names left out keep their value. */
  settings: Settings.optional(),
  /** Reason for disabling, enabling, locking, unlocking, holding or releasing. Stored in the audit log, shown to admins only. */
  reason: text(1, textLimits.reason).optional(),
});

/** Stored in the audit log, shown to admins only. */
export const UserErasure = z.strictObject({ reason: text(1, textLimits.reason).optional() });

export const UserQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(userStates).optional(),
  role: z.enum(slots).optional(),
  name: text(1, textLimits.name).optional(),
  /** Two-factor authentication is on (1) or off (0). */
  mfa: z.enum(['0', '1']).optional(),
  /** Has ever signed in (1) or never (0). */
  signedIn: z.enum(['0', '1']).optional(),
  /** Matches any of these addresses, case-insensitive. */
  emails: list(text(1, textLimits.email))
    .refine((all) => all.length <= maxKnownEmails, 'has too many addresses')
    .optional(),
  sort: z.enum(userSorts).default('CREATED'),
  order: z.enum(orders).default('DESC'),
  /** `1` adds counts per kind, independent of the filter. */
  counts: z.enum(['0', '1']).optional(),
});

/** Users by kind. A user may count in several. */
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

/** Reason for an unsaved profile (208). */
export const ProfileRefusal = z.string();

/** Everything the exchange stores about a person, as one document. */
export const OwnData = z.looseObject({ user: User, exported_at: Instant });
