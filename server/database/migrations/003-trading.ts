// Contracts, access requests, notifications and bulk files. One DDL statement per step, portable as 001.
export const trading = {
  name: '003-trading',
  steps: [
    `create table contracts (
      id uuid primary key, stream_id uuid not null references streams(id), owner_id uuid not null references users(id), partner_id uuid not null references users(id),
      share integer not null check (share between 1 and 90), description text not null, start_at timestamptz not null, end_at timestamptz not null,
      signed_at timestamptz, created_at timestamptz not null, check (end_at > start_at), check (owner_id <> partner_id))`,
    `create index contracts_stream on contracts (stream_id, end_at)`,
    `create index contracts_owner on contracts (owner_id, created_at desc, id desc)`,
    `create index contracts_partner on contracts (partner_id, created_at desc, id desc)`,
    `create table access_requests (
      id uuid primary key, stream_id uuid not null references streams(id), user_id uuid not null references users(id), owner_id uuid not null references users(id),
      state text not null, created_at timestamptz not null, decided_at timestamptz, check ((state = 'pending') = (decided_at is null)), check (user_id <> owner_id))`,
    `create unique index access_requests_open on access_requests (stream_id, user_id) where state <> 'rejected'`,
    `create index access_requests_user on access_requests (user_id, created_at desc, id desc)`,
    `create index access_requests_owner on access_requests (owner_id, created_at desc, id desc)`,
    `create table notifications (
      id uuid primary key, user_id uuid not null references users(id), kind text not null, at timestamptz not null, read_at timestamptz,
      stream_id uuid not null references streams(id), reference uuid not null, actor_id uuid references users(id), amount bigint)`,
    `create index notifications_user on notifications (user_id, at desc, id desc)`,
    `create index notifications_unread on notifications (user_id) where read_at is null`,
    `create index notifications_at on notifications (at)`,
    `create unique index notifications_ending on notifications (user_id, reference) where kind = 'access_ending'`,
    `create index subscriptions_end on subscriptions (end_at)`,
    `create table imports (
      owner_id uuid primary key references users(id), id uuid not null, state text not null, published_at timestamptz not null, touched_at timestamptz not null)`,
    `create index streams_staged on streams (owner_id) where status = 'staged'`,
  ],
};
