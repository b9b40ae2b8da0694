export const keys = {
  name: '105-keys',
  steps: [
    `create table access_keys (
      id uuid primary key, subscription_id uuid not null references subscriptions(id), name text not null, hash text not null,
      created_at timestamptz not null, used_at timestamptz, calls bigint not null default 0, expires_at timestamptz)`,
    `create unique index access_keys_hash on access_keys (subscription_id, hash)`,
    `alter table subscriptions add column key_used_at timestamptz, add column key_calls bigint not null default 0`,
  ],
};
