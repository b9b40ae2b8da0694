// The tables as types. Amounts are whole micro-tokens; instants RFC 3339 UTC text; ids UUIDv7 made in the app.
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { OfferParty, OfferStatus } from '#contract/types.ts';
import type { movementTypes, offerActions } from '#contract/constants.ts';
import type { AccountTables } from './tables/accountTables.ts';
import type { ExecutionTables } from './tables/executionTables.ts';
import type { BrowsingTables } from './tables/browsingTables.ts';
import type { StreamTables } from './tables/streamTables.ts';
import type { TradingTables } from './tables/tradingTables.ts';
import type { Instant } from './types.ts';

interface Limits {
  key: string;
  count: number;
  window_ends_at: Instant;
  blocked_until: Instant | null;
  undecided: Generated<number>;
  undecided_until: Instant | null;
  /** Changes when earlier tries no longer count as undecided. */
  generation: string | null;
}

interface Offers {
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
interface OfferMoves {
  offer_id: string;
  version: number;
  at: Instant;
  by: OfferParty;
  action: (typeof offerActions)[number];
  amount: number;
  description: string;
}

/** One row per purchase. A person's current access to a stream is the union of the rows. */
interface Subscriptions {
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
  key_used_at: ColumnType<string | null, string | null | undefined, string | null>;
  key_calls: Generated<number>;
  created_at: Instant;
}

/** A named key of an access. One that expires is a download link, which is not listed. */
interface AccessKeys {
  id: string;
  subscription_id: string;
  name: string;
  /** SHA-256, hex. */
  hash: string;
  created_at: Instant;
  used_at: Instant | null;
  calls: Generated<number>;
  expires_at: Instant | null;
}

interface Retention {
  record: string;
  swept_at: Instant;
  deleted: number;
}

/** Server processes. One that ends in an orderly way removes its row. */
interface Processes {
  id: string;
  host: string;
  pid: number;
  version: string;
  started_at: Instant;
  seen_at: Instant;
  /** Resident memory, bytes. */
  memory: number;
}

/** When an operator's task was last done. */
interface OperatorTasks {
  task: 'backup';
  done_at: Instant;
}

interface UnusedPictures {
  address: string;
  since: Instant;
}

/** First purchases of a product by a buyer, until a job adds them to `streams.buyers`. */
interface NewBuyers {
  subscription_id: string;
  stream_id: string;
}

interface AccessCounts {
  subscription_id: string;
  window_starts_at: Instant;
  count: number;
}

interface Accounts {
  id: string;
  balance: number;
  entries: Generated<number>;
}

/** Double entry by construction: one row moves `value` from one account to another. Never changed. */
interface Transfers {
  id: string;
  movement_id: string;
  type: (typeof movementTypes)[number];
  from_id: string;
  to_id: string;
  value: number;
  from_balance: number;
  to_balance: number;
  /** Position of this transfer in each account's history, from 1, without gaps. */
  from_entry: number;
  to_entry: number;
  at: Instant;
  stream_id: string | null;
  stream_name: string | null;
  reference: string | null;
  request_id: string | null;
  idempotency_key: Generated<string | null>;
}

/** A stored answer to a money call, for 24 h; `reply` is encrypted. `status` is null while the call runs. */
interface Idempotency {
  user_id: string;
  call: string;
  key: string;
  body_hash: string;
  claim: string;
  status: number | null;
  reply: string | null;
  created_at: Instant;
}

export interface Database extends StreamTables, TradingTables, AccountTables, BrowsingTables, ExecutionTables {
  limits: Limits;
  offers: Offers;
  offer_moves: OfferMoves;
  subscriptions: Subscriptions;
  access_counts: AccessCounts;
  retention: Retention;
  processes: Processes;
  operator_tasks: OperatorTasks;
  unused_pictures: UnusedPictures;
  new_buyers: NewBuyers;
  access_keys: AccessKeys;
  accounts: Accounts;
  transfers: Transfers;
  idempotency: Idempotency;
}

export type Row<T extends keyof Database> = Selectable<Database[T]>;
