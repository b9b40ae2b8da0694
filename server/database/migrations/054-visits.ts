// Visits of people, as the baseline of changes. One DDL statement per step, portable as 001.
export const visits = {
  name: '054-visits',
  steps: [
    `create table visits (
      user_id uuid primary key references users(id), baseline_at timestamptz not null, started_at timestamptz not null, seen_at timestamptz not null)`,
    `create index stream_changes_field on stream_changes (stream_id, field, at, id)`,
  ],
};
