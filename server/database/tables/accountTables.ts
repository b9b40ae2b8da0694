import type { ColumnType, Generated } from 'kysely';
import type { joinStates } from '#contract/constants.ts';
import type { MailChoice, NotificationKind } from '#contract/notificationKinds.ts';
import type { StartPage } from '#contract/startPages.ts';
import type { SessionNeed, Slot } from '#contract/types.ts';
import type { Instant } from '../types.ts';

export interface Users {
  id: string;
  /** Lower case; unique. */
  email: string;
  /** Argon2id, PHC string. */
  password: string;
  first_name: string;
  last_name: string;
  company: string;
  phone: string;
  address: string;
  country: string;
  picture: string | null;
  slots: Slot[];
  disabled: boolean;
  locked: boolean;
  mfa: boolean;
  start_page: StartPage | null;
  /** JSON text. */
  settings: string | null;
  created_at: Instant;
  last_login_at: Instant | null;
  erased_at: ColumnType<string | null, string | null | undefined, string | null>;
  held: Generated<boolean>;
}

/** A row is a live session; ending a session deletes it. */
export interface Sessions {
  id: string;
  user_id: string;
  pending: SessionNeed | null;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  browser: string | null;
  system: string | null;
  address: string | null;
}

/** Two-factor authentication of a person. Setup is unfinished until `confirmed_at` is set. */
export interface Mfa {
  user_id: string;
  /** Base 32, sealed. */
  secret: string;
  confirmed_at: Instant | null;
  /** Time step of the last accepted code. Each code works once. */
  last_step: Generated<number>;
  created_at: Instant;
}

interface MfaRecoveryCodes {
  user_id: string;
  /** SHA-256, base64url. */
  hash: string;
  used_at: Instant | null;
}

interface Recoveries {
  user_id: string;
  /** SHA-256, base64url. */
  token_hash: string;
  expires_at: Instant;
  created_at: Instant;
}

/** A request for an account. Unlisted until the address is confirmed. */
interface JoinRequests {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  company: string;
  purpose: string;
  /** Version of the accepted terms. */
  terms: string;
  state: (typeof joinStates)[number];
  /** SHA-256, base64url. */
  token_hash: string | null;
  created_at: Instant;
  decided_at: Instant | null;
  decided_by: string | null;
  reference: string | null;
  user_id: string | null;
}

interface PastPasswords {
  user_id: string;
  id: string;
  /** Argon2id, PHC string. */
  hash: string;
  replaced_at: Instant;
}

/** A queued mail. Its text is composed on sending, so the queue contains no secrets. */
interface Mails {
  id: string;
  kind: string;
  user_id: string | null;
  address: string | null;
  created_at: Instant;
  attempts: Generated<number>;
  /** Time of the next try. During a try, the end of its lease. */
  run_at: Instant;
  failed_at: Instant | null;
}

/** A message of a notification to one channel. Rows of one lane are sent in the order of their entries. */
interface Deliveries {
  id: string;
  entry: Generated<number>;
  channel: 'mail' | 'webhook';
  lane: string;
  kind: NotificationKind;
  mode: 'now' | 'daily';
  user_id: string;
  notification_id: string;
  webhook_id: string | null;
  created_at: Instant;
  attempts: Generated<number>;
  run_at: Instant;
  failed_at: Instant | null;
}

/** Choices other than the defaults of the table of kinds. */
interface NotificationChoices {
  user_id: string;
  kind: NotificationKind;
  channel: 'mail';
  choice: MailChoice;
}

interface Webhooks {
  id: string;
  user_id: string;
  url: string;
  kinds: NotificationKind[];
  /** Sealed. */
  secret: string;
  /** Sealed; signs until `old_until`. */
  old_secret: string | null;
  old_until: Instant | null;
  created_at: Instant;
  disabled_at: Instant | null;
  /** First failure since the last success. */
  failing_since: Instant | null;
}

/** A try to deliver a message. `message_id` is the id of the delivery. */
interface WebhookAttempts {
  id: string;
  webhook_id: string;
  message_id: string;
  notification_id: string | null;
  kind: NotificationKind | null;
  at: Instant;
  ok: boolean;
  status: number | null;
  ms: number;
  error: string | null;
  answer: string;
}

interface KnownNetworks {
  user_id: string;
  /** HMAC-SHA-256 of the network, base64url. */
  mark: string;
  seen_at: Instant;
}

/** Audit log of account actions. Append-only, except for counts of refused sign-ins. */
export interface Audit {
  id: string;
  at: Instant;
  action: string;
  actor_id: string | null;
  subject_id: string | null;
  before: ColumnType<Record<string, unknown> | null, string | null, never>;
  after: ColumnType<Record<string, unknown> | null, string | null, never>;
  request_id: string | null;
  /** Reason given by an admin; visible to admins only. */
  reason: string | null;
  /** Unique key of a counting row: event and hour. */
  tally: Generated<string | null>;
}

/** Rows that guard invariants over many rows. Lock the row before a change that may break its invariant. */
interface Guards {
  name: 'admins';
}

export interface AccountTables {
  users: Users;
  sessions: Sessions;
  mfa: Mfa;
  recovery_codes: MfaRecoveryCodes;
  recoveries: Recoveries;
  join_requests: JoinRequests;
  past_passwords: PastPasswords;
  known_networks: KnownNetworks;
  mails: Mails;
  deliveries: Deliveries;
  notification_choices: NotificationChoices;
  webhooks: Webhooks;
  webhook_attempts: WebhookAttempts;
  audit: Audit;
  guards: Guards;
}
