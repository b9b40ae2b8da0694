// Recovery, two-factor authentication, past passwords, queued mail and the audit log. One DDL statement per step,
// portable as 001.
export const accounts = {
  name: '002-accounts',
  steps: [
    `create index users_newest on users (created_at desc, id desc)`,
    `create index users_found on users using gin ((first_name || ' ' || last_name || ' ' || company || ' ' || email) gin_trgm_ops)`,
    `create index users_admins on users (id) where 'admin' = any (slots)`,
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
    `create table audit (
      id uuid primary key, at timestamptz not null, action text not null, actor_id uuid, subject_id uuid,
      before jsonb, after jsonb, request_id text)`,
    `create index audit_subject on audit (subject_id, id desc)`,
    `create index audit_actor on audit (actor_id, id desc)`,
    `create index audit_action on audit (action, id desc)`,
  ],
};
