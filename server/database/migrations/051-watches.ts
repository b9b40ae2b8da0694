// Products that somebody wants to hear of, and under which name a product was told of: what is hidden since keeps its new name
// to itself. One DDL statement a step, portable as 001.
export const watches = {
  name: '051-watches',
  steps: [
    `create table watches (
      user_id uuid not null references users(id), stream_id uuid not null references streams(id), at timestamptz not null, primary key (stream_id, user_id))`,
    `create index watches_user on watches (user_id)`,
    `alter table notifications add column told_name text`,
  ],
};
