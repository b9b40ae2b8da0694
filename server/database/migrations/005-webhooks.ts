export const webhooks = {
  name: '005-webhooks',
  steps: [
    `create table webhooks (
      id uuid primary key, user_id uuid not null references users(id), url text not null, kinds text[] not null,
      secret text not null, old_secret text, old_until timestamptz,
      created_at timestamptz not null, disabled_at timestamptz, failing_since timestamptz)`,
    `create index webhooks_user on webhooks (user_id)`,
    `create table webhook_attempts (
      id uuid primary key, webhook_id uuid not null references webhooks(id) on delete cascade, message_id uuid not null,
      notification_id uuid, kind text, at timestamptz not null, ok boolean not null, status integer, ms integer not null,
      error text, answer text not null)`,
    `create index webhook_attempts_webhook on webhook_attempts (webhook_id, at desc, id desc)`,
    `create index webhook_attempts_at on webhook_attempts (at)`,
    `create index if not exists deliveries_webhook on deliveries (webhook_id) where webhook_id is not null`,
  ],
};
