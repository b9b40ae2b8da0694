// What many at once and many rows need. One DDL statement a step, portable as 001.
export const scale = {
  name: '004-scale',
  steps: [
    `create table guards (name text primary key)`,
    `insert into guards (name) values ('admins')`,
    // Four times the usual sample: else a phrase that one stream in a hundred has is taken for a rare one.
    `alter table streams alter column name set statistics 400`,
    `create index users_named on users (lower(first_name || ' ' || last_name), id)`,
    `create index users_seen on users (last_login_at, id)`,
    `create index users_seen_last on users (last_login_at desc nulls last, id desc)`,
  ],
};
