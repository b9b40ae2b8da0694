export const files = {
  name: '003-files',
  steps: [
    `create table files (
      id uuid primary key, owner_id uuid not null references users(id), name text not null, bytes bigint not null, created_at timestamptz not null,
      stream_id uuid references streams(id), replaced_at timestamptz, sha256 text, type text, sample jsonb)`,
    `create index files_owner on files (owner_id, id desc)`,
    `create index files_stream on files (stream_id) where stream_id is not null`,
  ],
};
