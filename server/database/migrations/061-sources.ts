// Streams whose source failed its last probe. One DDL statement per step, portable as 001.
export const sources = {
  name: '061-sources',
  steps: [
    `create table source_failures (
      stream_id uuid primary key references streams(id), source text not null, reason text not null, failed_at timestamptz not null)`,
  ],
};
