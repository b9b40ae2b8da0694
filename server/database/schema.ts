// The tables as types. Amounts are whole micro-tokens; instants RFC 3339 UTC text; ids UUIDv7 made in the app.
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { AccessType, OfferParty, OfferStatus, Sample, SessionNeed, Slot, Visibility } from '#contract/types.ts';
import type { StartPage } from '#contract/startPages.ts';
import type { movementTypes, offerActions, streamStatuses } from '#contract/constants.ts';
import type { AccountTables } from './accountTables.ts';
import type { ExecutionTables } from './executionTables.ts';
import type { SavedTables } from './savedTables.ts';
import type { TradingTables } from './tradingTables.ts';

type Instant = ColumnType<string, string, string>;
type Metadata = { tags?: string[] } & Record<string, unknown>;

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
  /** Null for the dashboard. */
  start_page: StartPage | null;
  created_at: Instant;
  last_login_at: Instant | null;
}

/** A row is a live session; ending a session deletes it. */
export interface Sessions {
  id: string;
  user_id: string;
  /** `passcode` or `setup` while the session is half open. */
  pending: SessionNeed | null;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  /** Detected origin of the session, such as Firefox, Windows, 192.0.2.7. */
  browser: string | null;
  system: string | null;
  address: string | null;
}

/** Counters shared by all processes. */
export interface Limits {
  key: string;
  count: number;
  window_ends_at: Instant;
  blocked_until: Instant | null;
  /** Unsettled tries, and the time when they expire. */
  undecided: Generated<number>;
  undecided_until: Instant | null;
}

export interface Categories {
  id: string;
  name: string;
  parent_id: string | null;
  position: number;
}

export interface Streams {
  id: string;
  owner_id: string;
  name: string;
  type: string;
  description: string;
  snippet: string | null;
  /** Micro-tokens per hour. */
  price: number;
  url: string;
  terms: string | null;
  category_id: string;
  visibility: Visibility;
  access_type: AccessType;
  takes_offers: boolean;
  longitude: number | null;
  latitude: number | null;
  start_at: Instant;
  end_at: Instant | null;
  published_at: Instant;
  max_calls: number | null;
  max_unit: string | null;
  metadata: JSONColumnType<Metadata>;
  logo: string | null;
  status: (typeof streamStatuses)[number];
  /** Number of distinct buyers so far. */
  buyers: Generated<number>;
  deleted_at: Instant | null;
}

/** The last measured sample of a stream. */
export interface Samples {
  stream_id: string;
  measured_at: Instant;
  body: JSONColumnType<Sample>;
  /** Null for a measurement by an earlier version. */
  grade: Sample['quality']['grade'] | null;
  /** The newest date in the sample. */
  newest_at: Instant | null;
}

/** The last probe of a stream, if it failed. */
export interface SourceFailures {
  stream_id: string;
  /** The probed address. */
  source: string;
  /** A sentence that may be shown to anyone. */
  reason: string;
  failed_at: Instant;
}

export interface Offers {
  id: string;
  stream_id: string;
  buyer_id: string;
  seller_id: string;
  amount: number;
  description: string;
  status: OfferStatus;
  turn: OfferParty | null;
  version: number;
  created_at: Instant;
  moved_at: Instant;
  expires_at: Instant;
  valid_until: Instant | null;
}

/** One row per move; `version` is the offer's version after it. */
export interface OfferMoves {
  offer_id: string;
  version: number;
  at: Instant;
  by: OfferParty;
  action: (typeof offerActions)[number];
  amount: number;
  description: string;
}

/** One row per purchase. A person's current access to a stream is the union of the rows. */
export interface Subscriptions {
  id: string;
  stream_id: string;
  user_id: string;
  seller_id: string;
  hours: number;
  start_at: Instant;
  end_at: Instant;
  price: number;
  total: number;
  offer_id: string | null;
  /** SHA-256 of the access key, hex; null without an access address. */
  key_hash: string | null;
  created_at: Instant;
}

/** Reads through an access address within one window of `max_unit`. */
export interface AccessCounts {
  subscription_id: string;
  window_starts_at: Instant;
  count: number;
}

/** A wallet; its id is the owner's user id, or `treasuryId`. */
export interface Accounts {
  id: string;
  balance: number;
  /** Number of transfers of this account. */
  entries: Generated<number>;
}

/** Double entry by construction: one row moves `value` from one account to another. Never changed. */
export interface Transfers {
  id: string;
  /** Shared by the transfers of one effect. */
  movement_id: string;
  type: (typeof movementTypes)[number];
  from_id: string;
  to_id: string;
  value: number;
  /** Balances right after this transfer. */
  from_balance: number;
  to_balance: number;
  /** Position of this transfer in each account's history, from 1, without gaps. */
  from_entry: number;
  to_entry: number;
  at: Instant;
  stream_id: string | null;
  stream_name: string | null;
  /** Cause, such as a subscription id. */
  reference: string | null;
  request_id: string | null;
  /** Idempotency key of the call; null without one. */
  idempotency_key: Generated<string | null>;
}

/** A stored answer to a money call, for 24 h; `reply` is encrypted. `status` is null while the call runs. */
export interface Idempotency {
  user_id: string;
  call: string;
  key: string;
  body_hash: string;
  /** The attempt that owns the key. */
  claim: string;
  status: number | null;
  reply: string | null;
  created_at: Instant;
}

export interface Database extends TradingTables, AccountTables, SavedTables, ExecutionTables {
  users: Users;
  sessions: Sessions;
  limits: Limits;
  categories: Categories;
  streams: Streams;
  samples: Samples;
  source_failures: SourceFailures;
  offers: Offers;
  offer_moves: OfferMoves;
  subscriptions: Subscriptions;
  access_counts: AccessCounts;
  accounts: Accounts;
  transfers: Transfers;
  idempotency: Idempotency;
}

export type Row<T extends keyof Database> = Selectable<Database[T]>;
