// Tables of contracts, access requests, notifications and bulk files; see schema.ts for the conventions.
import type { ColumnType, Generated } from 'kysely';
import type { notificationKinds, requestStates } from '#contract/constants.ts';

type Instant = ColumnType<string, string, string>;

/** One partner's share in the revenue of one stream. */
export interface Contracts {
  id: string;
  stream_id: string;
  owner_id: string;
  partner_id: string;
  /** Whole percent. */
  share: number;
  description: string;
  start_at: Instant;
  end_at: Instant;
  signed_at: Instant | null;
  created_at: Instant;
}

export interface AccessRequests {
  id: string;
  stream_id: string;
  user_id: string;
  owner_id: string;
  state: (typeof requestStates)[number];
  created_at: Instant;
  decided_at: Instant | null;
}

/** What somebody is told; the names are looked up when it is read, unless one was written down. */
export interface Notifications {
  id: string;
  user_id: string;
  kind: (typeof notificationKinds)[number];
  at: Instant;
  read_at: Instant | null;
  stream_id: string;
  /** The offer, contract, request or purchase that it is about. */
  reference: string;
  actor_id: string | null;
  /** Micro-tokens. */
  amount: number | null;
  /** The stream's name as it was, where its present one may be hidden from the reader. */
  told_name: Generated<string | null>;
}

/**
 * The bulk file that a person has under way. Its streams are stored with the status `staged`, which no list shows;
 * once `publishing` they become `published` step by step, whoever goes on with it.
 */
export interface Imports {
  owner_id: string;
  id: string;
  state: 'staging' | 'publishing';
  /** Of all its streams. */
  published_at: Instant;
  /** When it last went on; an old one has been left by its process. */
  touched_at: Instant;
}

export interface TradingTables {
  contracts: Contracts;
  access_requests: AccessRequests;
  notifications: Notifications;
  imports: Imports;
}
