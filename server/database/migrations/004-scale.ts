// Indexes and counters for many users and many rows. One DDL statement per step, portable as 001.
export const scale = {
  name: '004-scale',
  steps: [
    `create table guards (name text primary key)`,
    `insert into guards (name) values ('admins')`,
    // Four times the default sample. Otherwise the planner takes a phrase in one of a hundred streams for a rare one.
    `alter table streams alter column name set statistics 400`,
    `create index users_named on users (lower(first_name || ' ' || last_name), id)`,
    `create index users_seen on users (last_login_at, id)`,
    `create index users_seen_last on users (last_login_at desc nulls last, id desc)`,
  ],
};
