import type { ColumnType, Generated } from 'kysely';
import type { paymentKinds, paymentStates, requestStates } from '#contract/constants.ts';
import type { NotificationKind } from '#contract/notificationKinds.ts';
import type { Instant } from '../types.ts';

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

interface AccessRequests {
  id: string;
  stream_id: string;
  user_id: string;
  owner_id: string;
  state: (typeof requestStates)[number];
  created_at: Instant;
  decided_at: Instant | null;
}

/** A notification. Names are resolved on reading, unless `told_name` is set. */
export interface Notifications {
  id: string;
  user_id: string;
  kind: NotificationKind;
  at: Instant;
  read_at: Instant | null;
  /** Null for payments. */
  stream_id: string | null;
  reference: string;
  actor_id: string | null;
  /** Micro-tokens. */
  amount: number | null;
  /** The stream's name at the time, because its current name may be hidden from the reader. */
  told_name: Generated<string | null>;
  /** Hidden from the list until then. */
  snoozed_until: ColumnType<string | null, string | null | undefined, string | null>;
  /** Price per hour before the change, micro-tokens. */
  before_amount: Generated<number | null>;
}

/** A bulk file in progress. No list shows its `staged` streams. While `publishing`, any process may go on. */
export interface Imports {
  owner_id: string;
  id: string;
  state: 'staging' | 'publishing';
  published_at: Instant;
  touched_at: Instant;
}

interface Payments {
  id: string;
  user_id: string;
  kind: (typeof paymentKinds)[number];
  /** Micro-tokens. */
  amount: number;
  state: (typeof paymentStates)[number];
  created_at: Instant;
  decided_at: Instant | null;
  decided_by: string | null;
  reference: string | null;
}

export interface TradingTables {
  payments: Payments;
  contracts: Contracts;
  access_requests: AccessRequests;
  notifications: Notifications;
  imports: Imports;
}
