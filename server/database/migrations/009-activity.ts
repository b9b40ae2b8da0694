export const activity = {
  name: '009-activity',
  steps: [
    `alter table stream_changes add column actor_id uuid`,
    `create index if not exists audit_time on audit (at desc, id desc)`,
    `create index if not exists stream_changes_time on stream_changes (at desc, id desc)`,
    `create index if not exists streams_published on streams (published_at desc, id desc) where status <> 'staged'`,
    `create index if not exists streams_withdrawn on streams (deleted_at desc, id desc) where deleted_at is not null`,
    `create index if not exists offer_moves_time on offer_moves (at desc, offer_id, version)`,
    `create table stream_views (
      stream_id uuid not null references streams(id), day date not null, views integer not null, primary key (stream_id, day))`,
    `create index stream_views_day on stream_views (day)`,
    `create table stream_viewers (day date not null, viewer bytea not null, primary key (day, viewer))`,
  ],
};
