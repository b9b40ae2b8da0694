export const retention = {
  name: '133-retention',
  steps: [
    `create table retention (
      record text primary key, swept_at timestamptz not null, deleted bigint not null default 0 check (deleted >= 0))`,
  ],
};
