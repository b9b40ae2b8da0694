export const allowedAlgorithms = {
  name: '011-allowed-algorithms',
  steps: [
    `create table allowed_algorithms (
      stream_id uuid not null references streams(id), algorithm_id uuid not null references streams(id), hash text not null,
      version integer not null, asked_at timestamptz not null, allowed_by uuid, allowed_at timestamptz,
      primary key (stream_id, algorithm_id, hash))`,
    `create index allowed_algorithms_algorithm on allowed_algorithms (algorithm_id)`,
    `alter table algorithm_versions add column room_problem text`,
  ],
};
