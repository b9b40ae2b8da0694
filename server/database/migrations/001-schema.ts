// Start of the numbering. One DDL statement per step. No extension but pg_trgm, no triggers, no advisory locks: portable
// to PostgreSQL-compatible engines. Longer than 200 lines because one list of statements makes one schema.
import { foldedSql, wordsSql } from '../folding.ts';

const words = (text: string) => wordsSql(foldedSql(text));
const lexemes = (text: string) => `to_tsvector('english', ${words(text)}) || to_tsvector('simple', ${words(text)})`;
/** Ids of seller and category are lexemes: each query looks up their names, and a new name changes no other row. */
const idOf = (letter: string, column: string) =>
  `to_tsvector('simple', '${letter}' || replace(${column}::text, '-', ''))`;

const called = `coalesce(nullif(trim(first_name || ' ' || last_name), ''), company)`;
const tags = `coalesce((metadata -> 'tags')::text, '')`;
/** "magType" is also found by its parts. */
const columnNames = `(column_names || ' ' || regexp_replace(column_names, '([a-z])([A-Z])', '\\1 \\2', 'g'))`;
const listed = `where deleted_at is null and visibility = 'public' and status = 'published'`;

export const schema = {
  name: '001-schema',
  steps: [
    `create extension if not exists pg_trgm`,
    `create table users (
      id uuid primary key, email text not null unique, password text not null,
      first_name text not null, last_name text not null, company text not null, phone text not null, address text not null, country text not null,
      picture text, slots text[] not null, disabled boolean not null default false, locked boolean not null default false,
      mfa boolean not null default false, created_at timestamptz not null, last_login_at timestamptz, start_page text,
      erased_at timestamptz, held boolean not null default false, settings text,
      folded_name text generated always as (${foldedSql(called)}) stored,
      folded_search tsvector generated always as (to_tsvector('simple', ${words(called)})) stored)`,
    `create index users_newest on users (created_at desc, id desc)`,
    `create index users_found on users using gin ((first_name || ' ' || last_name || ' ' || company || ' ' || email) gin_trgm_ops)`,
    `create index users_admins on users (id) where 'admin' = any (slots)`,
    `create index users_named on users (lower(first_name || ' ' || last_name), id)`,
    `create index users_seen on users (last_login_at, id)`,
    `create index users_seen_last on users (last_login_at desc nulls last, id desc)`,
    `create index users_folded_search on users using gin (folded_search)`,
    // Counts of people leave out the erased ones without reading the table.
    `create index users_present on users (id) where erased_at is null`,
    `create table sessions (
      id uuid primary key, user_id uuid not null references users(id), pending text,
      created_at timestamptz not null, last_seen_at timestamptz not null, expires_at timestamptz not null, browser text, system text, address text)`,
    `create index sessions_user on sessions (user_id)`,
    `create table limits (key text primary key, count integer not null, window_ends_at timestamptz not null, blocked_until timestamptz, undecided integer not null default 0, undecided_until timestamptz, generation uuid)`,
    `create table categories (id uuid primary key, name text not null, parent_id uuid references categories(id), position integer not null)`,
    `create table streams (
      id uuid primary key, owner_id uuid not null references users(id), name text not null, type text not null, description text not null, snippet text,
      price bigint not null check (price >= 0), url text not null, terms text, category_id uuid not null references categories(id),
      visibility text not null, access_type text not null, takes_offers boolean not null,
      longitude double precision, latitude double precision, start_at timestamptz not null, end_at timestamptz, published_at timestamptz not null,
      max_calls bigint, max_unit text, metadata jsonb not null, logo text, status text not null,
      buyers integer not null default 0, deleted_at timestamptz,
      column_names text not null default '',
      sample_format text, sample_grade text, reading text,
      folded_name text generated always as (${foldedSql('name')}) stored,
      folded_search tsvector generated always as (
        setweight(${lexemes('name')}, 'A')
        || setweight(${lexemes(tags)} || ${idOf('o', 'owner_id')} || ${idOf('c', 'category_id')}, 'B')
        || setweight(${lexemes(columnNames)}, 'C')
        || setweight(to_tsvector('english', ${words('description')}), 'D')) stored)`,
    `create unique index streams_url on streams (url) where deleted_at is null`,
    `create index streams_newest on streams (published_at desc, id desc) ${listed}`,
    `create index streams_category on streams (category_id, published_at desc, id desc) ${listed}`,
    `create index streams_price on streams (price, id) ${listed}`,
    `create index streams_named on streams (lower(name), id) ${listed}`,
    `create index streams_staged on streams (owner_id) where status = 'staged'`,
    // Four times the default sample. Otherwise the planner takes a phrase in one of a hundred streams for a rare one.
    `alter table streams alter column name set statistics 400`,
    `alter table streams alter column folded_search set statistics 400`,
    `create index streams_folded_search on streams using gin (folded_search) ${listed}`,
    `create index streams_folded_name on streams using gin (folded_name gin_trgm_ops) where deleted_at is null and status <> 'staged'`,
    `create index streams_bought on streams (buyers desc, id desc) ${listed}`,
    `create index streams_format on streams (sample_format, published_at desc, id desc) ${listed} and sample_format is not null`,
    `create index streams_grade on streams (sample_grade, published_at desc, id desc) ${listed} and sample_grade is not null`,
    `create index streams_owned on streams (owner_id, published_at desc, id desc) where deleted_at is null and status <> 'staged'`,
    `create index streams_gone on streams (owner_id) where deleted_at is not null`,
    // Vocabulary of the catalogue, for misspelt words of a query.
    `create table words (word text collate "C" primary key)`,
    `create index words_near on words using gin (word gin_trgm_ops)`,
    // Products of a disabled person are switched off. This table remembers which, so that enabling the person restores them.
    `create table suspended_streams (stream_id uuid primary key references streams (id) on delete cascade)`,
    `create table source_sign_ins (stream_id uuid primary key references streams (id) on delete cascade, sealed text not null)`,
    `create table samples (stream_id uuid primary key references streams(id), measured_at timestamptz not null, body jsonb not null, grade text, newest_at timestamptz, card jsonb)`,
    `create index samples_graded on samples (grade, stream_id) where grade is not null`,
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
      offer_id uuid references offers(id), key_hash text, created_at timestamptz not null,
      key_used_at timestamptz, key_calls bigint not null default 0, check (end_at > start_at))`,
    `create index subscriptions_user on subscriptions (user_id, end_at desc, id desc)`,
    `create index subscriptions_seller on subscriptions (seller_id, end_at desc, id desc)`,
    `create index subscriptions_running on subscriptions (stream_id, user_id, end_at desc)`,
    `create index subscriptions_end on subscriptions (end_at)`,
    `create table access_keys (
      id uuid primary key, subscription_id uuid not null references subscriptions(id), name text not null, hash text not null,
      created_at timestamptz not null, used_at timestamptz, calls bigint not null default 0, expires_at timestamptz)`,
    `create unique index access_keys_hash on access_keys (subscription_id, hash)`,
    `create table new_buyers (subscription_id uuid primary key, stream_id uuid not null)`,
    `create table access_counts (
      subscription_id uuid not null references subscriptions(id), window_starts_at timestamptz not null, count bigint not null,
      primary key (subscription_id, window_starts_at))`,
    `create index access_counts_age on access_counts (window_starts_at)`,
    `create table accounts (
      id uuid primary key, balance bigint not null, entries bigint not null default 0,
      constraint accounts_not_overdrawn check (balance >= 0 or id = '00000000-0000-7000-8000-000000000000'))`,
    `create table transfers (
      id uuid primary key, movement_id uuid not null, type text not null,
      from_id uuid not null references accounts(id), to_id uuid not null references accounts(id), value bigint not null check (value > 0),
      from_balance bigint not null, to_balance bigint not null, from_entry bigint not null, to_entry bigint not null, at timestamptz not null,
      stream_id uuid, stream_name text, reference text, request_id text, idempotency_key text, check (from_id <> to_id))`,
    `create index transfers_from on transfers (from_id, at desc, id desc)`,
    `create index transfers_to on transfers (to_id, at desc, id desc)`,
    `create index transfers_movement on transfers (movement_id)`,
    `create index transfers_time on transfers (at) include (type, value)`,
    `create table payments (
      id uuid primary key, user_id uuid not null references users(id), kind text not null, amount bigint not null, state text not null,
      created_at timestamptz not null, decided_at timestamptz, decided_by uuid references users(id), reference text)`,
    `create index payments_user on payments (user_id, id)`,
    `create index payments_pending on payments (id) where state = 'pending'`,
    `create table idempotency (
      user_id uuid not null, call text not null, key text not null, body_hash text not null, claim uuid not null, status integer, reply text, created_at timestamptz not null,
      primary key (user_id, call, key))`,
    `create index idempotency_age on idempotency (created_at)`,
    `create table mfa (
      user_id uuid primary key references users(id), secret text not null, confirmed_at timestamptz, last_step bigint not null default 0,
      created_at timestamptz not null)`,
    `create table recovery_codes (user_id uuid not null references users(id), hash text not null, used_at timestamptz, primary key (user_id, hash))`,
    `create table recoveries (
      user_id uuid primary key references users(id), token_hash text not null unique, expires_at timestamptz not null, created_at timestamptz not null)`,
    `create table past_passwords (
      user_id uuid not null references users(id), id uuid not null, hash text not null, replaced_at timestamptz not null, primary key (user_id, id))`,
    `create table mails (
      id uuid primary key, kind text not null, user_id uuid references users(id), address text, created_at timestamptz not null,
      attempts integer not null default 0, run_at timestamptz not null, failed_at timestamptz, check (user_id is not null or address is not null))`,
    `create index mails_due on mails (run_at) where failed_at is null`,
    `create index mails_failed on mails (failed_at) where failed_at is not null`,
    `create table audit (
      id uuid primary key, at timestamptz not null, action text not null, actor_id uuid, subject_id uuid,
      before jsonb, after jsonb, request_id text, reason text, tally text)`,
    `create index audit_subject on audit (subject_id, id desc)`,
    `create index audit_actor on audit (actor_id, id desc)`,
    `create index audit_action on audit (action, id desc)`,
    `create index audit_failures on audit (at, action) where action in ('session.refused', 'mfa.refused', 'password.refused')`,
    `create unique index audit_tally on audit (tally)`,
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
      stream_id uuid references streams(id), reference uuid not null, actor_id uuid references users(id), amount bigint, told_name text,
      snoozed_until timestamptz, before_amount bigint)`,
    `create index notifications_inbox on notifications (user_id, (coalesce(snoozed_until, at)) desc, id desc)`,
    `create index notifications_snoozed on notifications (snoozed_until) where snoozed_until is not null`,
    `create index notifications_unread on notifications (user_id) where read_at is null`,
    `create index notifications_at on notifications (at)`,
    `create unique index notifications_ending on notifications (user_id, reference) where kind = 'access_ending'`,
    `create index notifications_undecided on notifications (reference) where kind = 'payment_requested'`,
    `create table imports (
      owner_id uuid primary key references users(id), id uuid not null, state text not null, published_at timestamptz not null, touched_at timestamptz not null)`,
    `create table guards (name text primary key)`,
    `insert into guards (name) values ('admins')`,
    `create table favourites (
      user_id uuid not null references users(id), stream_id uuid not null references streams(id), at timestamptz not null, primary key (user_id, stream_id))`,
    `create index favourites_newest on favourites (user_id, at desc)`,
    `create table saved_searches (
      id uuid primary key, user_id uuid not null references users(id), name text not null, filter jsonb not null, created_at timestamptz not null, seen_at timestamptz not null)`,
    `create unique index saved_searches_name on saved_searches (user_id, lower(name))`,
    `create table stream_changes (
      id uuid primary key, stream_id uuid not null references streams(id), at timestamptz not null, field text not null, before jsonb, after jsonb)`,
    `create index stream_changes_newest on stream_changes (stream_id, at desc, id desc)`,
    `create index stream_changes_field on stream_changes (stream_id, field, at, id)`,
    `create table executions (
      id uuid primary key, user_id uuid not null references users(id), stream_id uuid not null references streams(id),
      other_id uuid references streams(id), algorithm_id uuid references streams(id), algo text not null, analysis text not null,
      metadata text not null, parameters text not null, data_room boolean not null, phase text not null, phases jsonb not null,
      created_at timestamptz not null, run_at timestamptz not null, worker text, started_at timestamptz, attempts integer not null default 0,
      finished_at timestamptz, error text, cost bigint not null check (cost >= 0), request_id text,
      check ((phase in ('done', 'failed', 'cancelled')) = (finished_at is not null)))`,
    `create index executions_due on executions (run_at, id) where finished_at is null`,
    `create index executions_open on executions (user_id) where finished_at is null`,
    `create index executions_user on executions (user_id, created_at desc, id desc)`,
    `create index executions_stream on executions (stream_id, created_at desc, id desc)`,
    `create index executions_algorithm on executions (algorithm_id, created_at desc, id desc) where algorithm_id is not null`,
    `create index executions_failed on executions (finished_at) where phase = 'failed'`,
    `create table execution_results (execution_id uuid primary key references executions(id), body text not null)`,
    `create table measurements (stream_id uuid primary key references streams(id), run_at timestamptz not null, attempts integer not null default 0)`,
    `create index measurements_due on measurements (run_at)`,
    `create table watches (
      user_id uuid not null references users(id), stream_id uuid not null references streams(id), at timestamptz not null, primary key (stream_id, user_id))`,
    `create index watches_user on watches (user_id)`,
    `create table visits (
      user_id uuid primary key references users(id), baseline_at timestamptz not null, started_at timestamptz not null, seen_at timestamptz not null)`,
    `create table known_networks (
      user_id uuid not null references users(id), mark text not null, seen_at timestamptz not null, primary key (user_id, mark))`,
    `create table source_failures (
      stream_id uuid primary key references streams(id), source text not null, reason text not null, failed_at timestamptz not null,
      code text not null default 'source_failed', stops boolean not null default true, since timestamptz, tries integer not null default 1)`,
    `create table retention (
      record text primary key, swept_at timestamptz not null, deleted bigint not null default 0 check (deleted >= 0))`,
    `create table unused_pictures (address text primary key, since timestamptz not null)`,
  ],
};
