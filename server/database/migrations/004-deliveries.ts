export const deliveries = {
  name: '004-deliveries',
  steps: [
    `create table deliveries (
      id uuid primary key, entry bigint generated always as identity, channel text not null, lane text not null, kind text not null, mode text not null,
      user_id uuid not null references users(id), notification_id uuid not null, webhook_id uuid, created_at timestamptz not null,
      attempts integer not null default 0, run_at timestamptz not null, failed_at timestamptz)`,
    `create index deliveries_due on deliveries (channel, run_at) where failed_at is null`,
    `create index deliveries_lane on deliveries (lane, entry) where failed_at is null`,
    `create index deliveries_user on deliveries (user_id)`,
    `create index deliveries_failed on deliveries (failed_at) where failed_at is not null`,
    `create table notification_choices (
      user_id uuid not null references users(id), kind text not null, channel text not null, choice text not null, primary key (user_id, kind, channel))`,
  ],
};
