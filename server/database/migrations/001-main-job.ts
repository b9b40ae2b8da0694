// One DDL statement per step. No extension but pg_trgm, no triggers, no advisory locks: portable to
// PostgreSQL-compatible engines.
export const mainJob = {
  name: '001-main-job',
  steps: [
    `create extension if not exists pg_trgm`,
    `create table users (
      id uuid primary key, email text not null unique, password text not null,
      first_name text not null, last_name text not null, company text not null, phone text not null, address text not null, country text not null,
      picture text, slots text[] not null, disabled boolean not null default false, locked boolean not null default false,
      mfa boolean not null default false, created_at timestamptz not null, last_login_at timestamptz)`,
    `create table sessions (
      id uuid primary key, user_id uuid not null references users(id), pending text,
      created_at timestamptz not null, last_seen_at timestamptz not null, expires_at timestamptz not null)`,
    `create index sessions_user on sessions (user_id)`,
    `create table limits (key text primary key, count integer not null, window_ends_at timestamptz not null, blocked_until timestamptz)`,
    `create table categories (id uuid primary key, name text not null, parent_id uuid references categories(id), position integer not null)`,
    `create table streams (
      id uuid primary key, owner_id uuid not null references users(id), name text not null, type text not null, description text not null, snippet text,
      price bigint not null check (price >= 0), url text not null, terms text, category_id uuid not null references categories(id),
      visibility text not null, access_type text not null, takes_offers boolean not null,
      longitude double precision, latitude double precision, start_at timestamptz not null, end_at timestamptz, published_at timestamptz not null,
      max_calls bigint, max_unit text, metadata jsonb not null, logo text, status text not null,
      buyers integer not null default 0, deleted_at timestamptz)`,
    `create unique index streams_url on streams (url) where deleted_at is null`,
    `create index streams_newest on streams (published_at desc, id desc) where deleted_at is null and visibility = 'public' and status = 'published'`,
    `create index streams_owner on streams (owner_id, published_at desc, id desc) where deleted_at is null`,
    `create index streams_category on streams (category_id, published_at desc, id desc) where deleted_at is null and visibility = 'public' and status = 'published'`,
    `create index streams_price on streams (price, id) where deleted_at is null and visibility = 'public' and status = 'published'`,
    `create index streams_name on streams using gin (name gin_trgm_ops)`,
    `create table samples (stream_id uuid primary key references streams(id), measured_at timestamptz not null, body jsonb not null)`,
    `create table offers (
      id uuid primary key, stream_id uuid not null references streams(id), buyer_id uuid not null references users(id), seller_id uuid not null references users(id),
      amount bigint not null check (amount >= 0), description text not null, status text not null, turn text, version integer not null,
      created_at timestamptz not null, moved_at timestamptz not null, expires_at timestamptz not null, valid_until timestamptz,
      check ((status = 'pending') = (turn is not null)), check (buyer_id <> seller_id))`,
    `create unique index offers_open on offers (stream_id, buyer_id) where status = 'pending'`,
    `create index offers_agreed on offers (stream_id, buyer_id, valid_until desc) where status = 'accepted'`,
    `create index offers_buyer on offers (buyer_id, moved_at desc, id desc)`,
    `create index offers_seller on offers (seller_id, moved_at desc, id desc)`,
    `create table offer_moves (
      offer_id uuid not null references offers(id), version integer not null, at timestamptz not null, by text not null, action text not null,
      amount bigint not null, description text not null, primary key (offer_id, version))`,
    `create table subscriptions (
      id uuid primary key, stream_id uuid not null references streams(id), user_id uuid not null references users(id), seller_id uuid not null references users(id),
      hours integer not null check (hours > 0), start_at timestamptz not null, end_at timestamptz not null, price bigint not null, total bigint not null,
      offer_id uuid references offers(id), key_hash text, created_at timestamptz not null, check (end_at > start_at))`,
    `create index subscriptions_user on subscriptions (user_id, end_at desc, id desc)`,
    `create index subscriptions_seller on subscriptions (seller_id, end_at desc, id desc)`,
    `create index subscriptions_running on subscriptions (stream_id, user_id, end_at desc)`,
    `create table access_counts (
      subscription_id uuid not null references subscriptions(id), window_starts_at timestamptz not null, count bigint not null,
      primary key (subscription_id, window_starts_at))`,
    `create table accounts (
      id uuid primary key, balance bigint not null, entries bigint not null default 0,
      constraint accounts_not_overdrawn check (balance >= 0 or id = '00000000-0000-7000-8000-000000000000'))`,
    `create table transfers (
      id uuid primary key, movement_id uuid not null, type text not null,
      from_id uuid not null references accounts(id), to_id uuid not null references accounts(id), value bigint not null check (value > 0),
      from_balance bigint not null, to_balance bigint not null, from_entry bigint not null, to_entry bigint not null, at timestamptz not null,
      stream_id uuid, stream_name text, reference text, request_id text, check (from_id <> to_id))`,
    `create index transfers_from on transfers (from_id, at desc, id desc)`,
    `create index transfers_to on transfers (to_id, at desc, id desc)`,
    `create index transfers_movement on transfers (movement_id)`,
    `create table idempotency (
      user_id uuid not null, call text not null, key text not null, body_hash text not null, claim uuid not null, status integer, reply text, created_at timestamptz not null,
      primary key (user_id, call, key))`,
    `create index idempotency_age on idempotency (created_at)`,
    `create index streams_named on streams (lower(name), id) where deleted_at is null and visibility = 'public' and status = 'published'`,
  ],
};
