export const algorithmVersions = {
  name: '008-algorithm-versions',
  steps: [
    `create table algorithm_versions (
      stream_id uuid not null references streams(id), version integer not null, hash text not null, query text not null,
      columns text not null, parameters text not null, example text not null, created_at timestamptz not null,
      primary key (stream_id, version))`,
    `alter table executions add column algorithm_version integer`,
  ],
};
