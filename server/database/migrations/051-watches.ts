// Watched streams, and the stream name at the time of a notification: a hidden stream keeps its new name secret. One
// DDL statement per step, portable as 001.
export const watches = {
  name: '051-watches',
  steps: [
    `create table watches (
      user_id uuid not null references users(id), stream_id uuid not null references streams(id), at timestamptz not null, primary key (stream_id, user_id))`,
    `create index watches_user on watches (user_id)`,
    `alter table notifications add column told_name text`,
  ],
};
