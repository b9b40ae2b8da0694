export const processes = {
  name: '007-processes',
  steps: [
    `create table processes (
      id uuid primary key, host text not null, pid integer not null, version text not null,
      started_at timestamptz not null, seen_at timestamptz not null, memory bigint not null)`,
    `create table operator_tasks (task text primary key, done_at timestamptz not null)`,
  ],
};
