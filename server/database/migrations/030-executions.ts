// Runs of analyses with their results, queued measurements, and grades of samples. One DDL statement per step, portable
// as 001.
export const executions = {
  name: '030-executions',
  steps: [
    `create table executions (
      id uuid primary key, user_id uuid not null references users(id), stream_id uuid not null references streams(id),
      other_id uuid references streams(id), algorithm_id uuid references streams(id), algo text not null, analysis text not null,
      metadata text not null, parameters text not null, data_room boolean not null, phase text not null, phases jsonb not null,
      created_at timestamptz not null, run_at timestamptz not null, worker text, started_at timestamptz, attempts integer not null default 0,
      finished_at timestamptz, error text, cost bigint not null check (cost >= 0), request_id text,
      check ((phase in ('done', 'failed', 'cancelled')) = (finished_at is not null)))`,
    `create index executions_due on executions (run_at, id) where finished_at is null`,
    `create index executions_open on executions (user_id) where finished_at is null`,
    `create index executions_user on executions (user_id, created_at desc, id desc)`,
    `create index executions_stream on executions (stream_id, created_at desc, id desc)`,
    `create index executions_algorithm on executions (algorithm_id, created_at desc, id desc) where algorithm_id is not null`,
    `create table execution_results (execution_id uuid primary key references executions(id), body text not null)`,
    `create table measurements (stream_id uuid primary key references streams(id), run_at timestamptz not null, attempts integer not null default 0)`,
    `create index measurements_due on measurements (run_at)`,
    `alter table samples add column grade text`,
    `alter table samples add column newest_at timestamptz`,
  ],
};
