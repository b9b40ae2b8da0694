// The tables of migration 002 and the guards of 004: what belongs to accounts and is no trade; see schema.ts for the conventions.
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<string, string, string>;

/** The second factor of a person; without `confirmed_at` it is only being set up. */
export interface Mfa {
  user_id: string;
  /** Base 32, sealed. */
  secret: string;
  confirmed_at: Instant | null;
  /** Time step of the last code that was taken: each works once. */
  last_step: Generated<number>;
  created_at: Instant;
}

/** Stand in for the authenticator, once each. */
export interface MfaRecoveryCodes {
  user_id: string;
  /** SHA-256, base64url. */
  hash: string;
  used_at: Instant | null;
}

/** The one live recovery link of a person. */
export interface Recoveries {
  user_id: string;
  /** SHA-256, base64url. */
  token_hash: string;
  expires_at: Instant;
  created_at: Instant;
}

export interface PastPasswords {
  user_id: string;
  id: string;
  /** Argon2id, PHC string. */
  hash: string;
  replaced_at: Instant;
}

/** A mail to be sent. Its text is made when it is sent, so that no secret waits here. */
export interface Mails {
  id: string;
  kind: string;
  /** To this person's present address. */
  user_id: string | null;
  /** To this address, or for whoever has it. */
  address: string | null;
  created_at: Instant;
  attempts: Generated<number>;
  /** When to try next; while one process tries, the end of its lease. */
  run_at: Instant;
  /** Given up. */
  failed_at: Instant | null;
}

/** A network from which a person has signed in. */
export interface KnownNetworks {
  user_id: string;
  /** HMAC-SHA-256 of the network, base64url. */
  mark: string;
  seen_at: Instant;
}

/** What was done to accounts, by whom. Only ever added to, but for counts of refused sign-ins. */
export interface Audit {
  id: string;
  at: Instant;
  action: string;
  /** Null where nobody was signed in. */
  actor_id: string | null;
  subject_id: string | null;
  before: ColumnType<Record<string, unknown> | null, string | null, never>;
  after: ColumnType<Record<string, unknown> | null, string | null, never>;
  request_id: string | null;
  /** Why, in an admin's words; for admins only. */
  reason: string | null;
  /** Of a row that counts: what and which hour. Unique. */
  tally: Generated<string | null>;
}

/** Rows that stand for a rule over many rows: whoever may break the rule holds its row first. */
export interface Guards {
  /** `admins`: somebody is left who can give rights. */
  name: 'admins';
}

export interface AccountTables {
  mfa: Mfa;
  recovery_codes: MfaRecoveryCodes;
  recoveries: Recoveries;
  past_passwords: PastPasswords;
  known_networks: KnownNetworks;
  mails: Mails;
  audit: Audit;
  guards: Guards;
}
