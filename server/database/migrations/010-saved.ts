// Marks, saved searches and the history of listings. One DDL statement per step, portable as 001.
export const saved = {
  name: '010-saved',
  steps: [
    `create table favourites (
      user_id uuid not null references users(id), stream_id uuid not null references streams(id), at timestamptz not null, primary key (user_id, stream_id))`,
    `create index favourites_newest on favourites (user_id, at desc)`,
    `create table saved_searches (
      id uuid primary key, user_id uuid not null references users(id), name text not null, filter jsonb not null, created_at timestamptz not null, seen_at timestamptz not null)`,
    `create unique index saved_searches_name on saved_searches (user_id, lower(name))`,
    `create table stream_changes (
      id uuid primary key, stream_id uuid not null references streams(id), at timestamptz not null, field text not null, before jsonb, after jsonb)`,
    `create index stream_changes_newest on stream_changes (stream_id, at desc, id desc)`,
  ],
};
