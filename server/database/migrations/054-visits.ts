// When people were here, so that changes since the last visit can be computed. One DDL statement a step, portable as 001.
export const visits = {
  name: '054-visits',
  steps: [
    `create table visits (
      user_id uuid primary key references users(id), baseline_at timestamptz not null, started_at timestamptz not null, seen_at timestamptz not null)`,
    `create index stream_changes_field on stream_changes (stream_id, field, at, id)`,
  ],
};
