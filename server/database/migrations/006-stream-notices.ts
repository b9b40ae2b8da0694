export const streamNotices = {
  name: '006-stream-notices',
  steps: [
    `create table stream_notices (
      id uuid primary key, stream_id uuid not null references streams(id), kind text not null, at timestamptz not null, day text, text text not null)`,
    `create index stream_notices_stream on stream_notices (stream_id, at desc, id desc)`,
  ],
};
