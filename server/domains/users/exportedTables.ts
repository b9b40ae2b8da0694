import type { Database } from '../../database/schema.ts';

interface Rows {
  readonly ownerColumn: string;
  /** Unique order within a person, as an index has it. */
  readonly key: readonly string[];
  readonly where?: string;
  readonly omit?: readonly string[];
}

interface Children {
  readonly parent: keyof Database;
  readonly foreignKey: string;
  readonly key: readonly string[];
}

export interface ExportedTable {
  readonly rows: readonly Rows[] | Children;
  readonly as?: string;
  readonly omit?: readonly string[];
  readonly batch?: number;
  /** Columns in which rows of others name the person. */
  readonly mentions?: readonly string[];
}

const ownedBy = (ownerColumn: string, ...key: string[]): Rows => ({ ownerColumn, key });
const childrenOf = (parent: keyof Database, foreignKey: string, ...key: string[]): Children => ({
  parent,
  foreignKey,
  key: [foreignKey, ...key],
});

/** THE content of an export: each table, or null for one without data of a person. */
export const exportedTables = {
  sessions: { rows: [ownedBy('user_id', 'id')] },
  mfa: { rows: [ownedBy('user_id', 'user_id')], omit: ['secret', 'last_step'] },
  recovery_codes: { rows: [ownedBy('user_id', 'hash')], omit: ['hash'] },
  join_requests: { rows: [ownedBy('user_id', 'id')], omit: ['token_hash', 'decided_by'], mentions: ['decided_by'] },
  recoveries: { rows: [ownedBy('user_id', 'user_id')], omit: ['token_hash'] },
  past_passwords: { rows: [ownedBy('user_id', 'id')], omit: ['hash'] },
  known_networks: { rows: [ownedBy('user_id', 'mark')], omit: ['mark'] },
  mails: { rows: [ownedBy('user_id', 'id')] },
  deliveries: { rows: [ownedBy('user_id', 'id')], omit: ['lane'] },
  webhooks: { rows: [ownedBy('user_id', 'id')], omit: ['secret', 'old_secret'] },
  webhook_attempts: { rows: childrenOf('webhooks', 'webhook_id', 'id') },
  notification_choices: { rows: [ownedBy('user_id', 'kind', 'channel')] },
  streams: {
    rows: [
      { ...ownedBy('owner_id', 'published_at', 'id'), where: `deleted_at is null and status <> 'staged'` },
      { ...ownedBy('owner_id', 'id'), where: `deleted_at is null and status = 'staged'` },
      { ...ownedBy('owner_id', 'id'), where: 'deleted_at is not null' },
    ],
    omit: ['folded_name', 'folded_search', 'column_names'],
  },
  files: { rows: [ownedBy('owner_id', 'id')], omit: ['sample'] },
  stream_changes: {
    rows: childrenOf('streams', 'stream_id', 'at', 'id'),
    mentions: ['actor_id'],
    omit: ['actor_id'],
  },
  stream_views: { rows: childrenOf('streams', 'stream_id', 'day') },
  stream_notices: { rows: childrenOf('streams', 'stream_id', 'at', 'id') },
  allowed_algorithms: {
    rows: childrenOf('streams', 'stream_id', 'algorithm_id', 'hash'),
    mentions: ['allowed_by'],
    omit: ['allowed_by'],
  },
  algorithm_versions: { rows: childrenOf('streams', 'stream_id', 'version'), batch: 20 },
  samples: { rows: childrenOf('streams', 'stream_id'), omit: ['card'], batch: 50 },
  source_failures: { rows: childrenOf('streams', 'stream_id') },
  source_sign_ins: { rows: childrenOf('streams', 'stream_id'), omit: ['sealed'] },
  suspended_streams: { rows: childrenOf('streams', 'stream_id') },
  measurements: { rows: childrenOf('streams', 'stream_id') },
  imports: { rows: [ownedBy('owner_id', 'id')] },
  offers: { rows: [ownedBy('buyer_id', 'moved_at', 'id'), ownedBy('seller_id', 'moved_at', 'id')] },
  offer_moves: { rows: childrenOf('offers', 'offer_id', 'version') },
  subscriptions: {
    rows: [
      ownedBy('user_id', 'end_at', 'id'),
      { ...ownedBy('seller_id', 'end_at', 'id'), omit: ['key_used_at', 'key_calls'] },
    ],
    omit: ['key_hash'],
  },
  access_keys: { rows: childrenOf('subscriptions', 'subscription_id', 'id'), omit: ['hash'] },
  access_counts: { rows: childrenOf('subscriptions', 'subscription_id', 'window_starts_at') },
  contracts: { rows: [ownedBy('owner_id', 'created_at', 'id'), ownedBy('partner_id', 'created_at', 'id')] },
  access_requests: { rows: [ownedBy('user_id', 'created_at', 'id'), ownedBy('owner_id', 'created_at', 'id')] },
  accounts: { rows: [ownedBy('id', 'id')] },
  transfers: {
    rows: [
      { ...ownedBy('from_id', 'at', 'id'), where: `type <> 'SHARE'`, omit: ['to_balance', 'to_entry'] },
      // A purchase by another person pays it.
      {
        ...ownedBy('from_id', 'at', 'id'),
        where: `type = 'SHARE'`,
        omit: ['to_balance', 'to_entry', 'idempotency_key', 'request_id'],
      },
      { ...ownedBy('to_id', 'at', 'id'), omit: ['from_balance', 'from_entry', 'idempotency_key', 'request_id'] },
    ],
  },
  payments: { rows: [ownedBy('user_id', 'id')], mentions: ['decided_by'], omit: ['decided_by'] },
  idempotency: { rows: [ownedBy('user_id', 'call', 'key')], omit: ['body_hash', 'claim', 'reply'] },
  executions: { rows: [ownedBy('user_id', 'created_at', 'id')], omit: ['worker'] },
  execution_results: { rows: childrenOf('executions', 'execution_id'), batch: 20 },
  notifications: { rows: [ownedBy('user_id', 'at', 'id')], mentions: ['actor_id'] },
  favourites: { rows: [ownedBy('user_id', 'stream_id')] },
  watches: { rows: [ownedBy('user_id', 'stream_id')] },
  saved_searches: { rows: [ownedBy('user_id', 'id')] },
  visits: { rows: [ownedBy('user_id', 'user_id')] },
  audit: {
    rows: [
      { ...ownedBy('subject_id', 'id'), where: 'actor_id = subject_id' },
      {
        ...ownedBy('subject_id', 'id'),
        // Only admins know of a hold.
        where: `actor_id is distinct from subject_id and action not in ('user.held', 'user.released')`,
        omit: ['actor_id', 'request_id'],
      },
      { ...ownedBy('actor_id', 'id'), where: 'subject_id is distinct from actor_id', omit: ['before', 'after'] },
    ],
    as: 'events',
    // Only admins see a reason.
    omit: ['reason', 'tally'],
  },
  users: null,
  limits: null,
  retention: null,
  // Hashes without a person, deleted with their day.
  stream_viewers: null,
  unused_pictures: null,
  new_buyers: null,
  categories: null,
  words: null,
  guards: null,
  operator_tasks: null,
  processes: null,
} as const satisfies Record<keyof Database, ExportedTable | null>;
