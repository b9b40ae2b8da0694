import type { Database } from '../../database/schema.ts';

interface Rows {
  readonly by: string;
  /** Unique order within a person, as an index has it. */
  readonly key: readonly string[];
  readonly where?: string;
  readonly omit?: readonly string[];
}

interface Children {
  readonly of: keyof Database;
  readonly on: string;
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

const by = (column: string, ...key: string[]): Rows => ({ by: column, key });
const per = (of: keyof Database, on: string, ...key: string[]): Children => ({ of, on, key: [on, ...key] });

/** THE content of an export: each table, or null for one without data of a person. */
export const exportedTables = {
  sessions: { rows: [by('user_id', 'id')] },
  mfa: { rows: [by('user_id', 'user_id')], omit: ['secret', 'last_step'] },
  recovery_codes: { rows: [by('user_id', 'hash')], omit: ['hash'] },
  join_requests: { rows: [by('user_id', 'id')], omit: ['token_hash', 'decided_by'], mentions: ['decided_by'] },
  recoveries: { rows: [by('user_id', 'user_id')], omit: ['token_hash'] },
  past_passwords: { rows: [by('user_id', 'id')], omit: ['hash'] },
  known_networks: { rows: [by('user_id', 'mark')], omit: ['mark'] },
  mails: { rows: [by('user_id', 'id')] },
  deliveries: { rows: [by('user_id', 'id')], omit: ['lane'] },
  webhooks: { rows: [by('user_id', 'id')], omit: ['secret', 'old_secret'] },
  webhook_attempts: { rows: per('webhooks', 'webhook_id', 'id') },
  notification_choices: { rows: [by('user_id', 'kind', 'channel')] },
  streams: {
    rows: [
      { ...by('owner_id', 'published_at', 'id'), where: `deleted_at is null and status <> 'staged'` },
      { ...by('owner_id', 'id'), where: `deleted_at is null and status = 'staged'` },
      { ...by('owner_id', 'id'), where: 'deleted_at is not null' },
    ],
    omit: ['folded_name', 'folded_search', 'column_names'],
  },
  files: { rows: [by('owner_id', 'id')], omit: ['sample'] },
  stream_changes: {
    rows: per('streams', 'stream_id', 'at', 'id'),
    mentions: ['actor_id'],
    omit: ['actor_id'],
  },
  stream_views: { rows: per('streams', 'stream_id', 'day') },
  stream_notices: { rows: per('streams', 'stream_id', 'at', 'id') },
  allowed_algorithms: {
    rows: per('streams', 'stream_id', 'algorithm_id', 'hash'),
    mentions: ['allowed_by'],
    omit: ['allowed_by'],
  },
  algorithm_versions: { rows: per('streams', 'stream_id', 'version'), batch: 20 },
  samples: { rows: per('streams', 'stream_id'), omit: ['card'], batch: 50 },
  source_failures: { rows: per('streams', 'stream_id') },
  source_sign_ins: { rows: per('streams', 'stream_id'), omit: ['sealed'] },
  suspended_streams: { rows: per('streams', 'stream_id') },
  measurements: { rows: per('streams', 'stream_id') },
  imports: { rows: [by('owner_id', 'id')] },
  offers: { rows: [by('buyer_id', 'moved_at', 'id'), by('seller_id', 'moved_at', 'id')] },
  offer_moves: { rows: per('offers', 'offer_id', 'version') },
  subscriptions: {
    rows: [by('user_id', 'end_at', 'id'), { ...by('seller_id', 'end_at', 'id'), omit: ['key_used_at', 'key_calls'] }],
    omit: ['key_hash'],
  },
  access_keys: { rows: per('subscriptions', 'subscription_id', 'id'), omit: ['hash'] },
  access_counts: { rows: per('subscriptions', 'subscription_id', 'window_starts_at') },
  contracts: { rows: [by('owner_id', 'created_at', 'id'), by('partner_id', 'created_at', 'id')] },
  access_requests: { rows: [by('user_id', 'created_at', 'id'), by('owner_id', 'created_at', 'id')] },
  accounts: { rows: [by('id', 'id')] },
  transfers: {
    rows: [
      { ...by('from_id', 'at', 'id'), where: `type <> 'SHARE'`, omit: ['to_balance', 'to_entry'] },
      // A purchase by another person pays it.
      {
        ...by('from_id', 'at', 'id'),
        where: `type = 'SHARE'`,
        omit: ['to_balance', 'to_entry', 'idempotency_key', 'request_id'],
      },
      { ...by('to_id', 'at', 'id'), omit: ['from_balance', 'from_entry', 'idempotency_key', 'request_id'] },
    ],
  },
  payments: { rows: [by('user_id', 'id')], mentions: ['decided_by'], omit: ['decided_by'] },
  idempotency: { rows: [by('user_id', 'call', 'key')], omit: ['body_hash', 'claim', 'reply'] },
  executions: { rows: [by('user_id', 'created_at', 'id')], omit: ['worker'] },
  execution_results: { rows: per('executions', 'execution_id'), batch: 20 },
  notifications: { rows: [by('user_id', 'at', 'id')], mentions: ['actor_id'] },
  favourites: { rows: [by('user_id', 'stream_id')] },
  watches: { rows: [by('user_id', 'stream_id')] },
  saved_searches: { rows: [by('user_id', 'id')] },
  visits: { rows: [by('user_id', 'user_id')] },
  audit: {
    rows: [
      { ...by('subject_id', 'id'), where: 'actor_id = subject_id' },
      {
        ...by('subject_id', 'id'),
        // Only admins know of a hold.
        where: `actor_id is distinct from subject_id and action not in ('user.held', 'user.released')`,
        omit: ['actor_id', 'request_id'],
      },
      { ...by('actor_id', 'id'), where: 'subject_id is distinct from actor_id', omit: ['before', 'after'] },
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
