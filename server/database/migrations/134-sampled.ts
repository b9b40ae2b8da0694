// Format and grade of the last sample beside the stream, so that lists by them need no other table. It has no
// `expands` mark, so the version before it refuses to start on this schema (ADR 032). Portable as 100.
const listed = `where deleted_at is null and visibility = 'public' and status = 'published'`;

export const sampled = {
  name: '134-sampled',
  steps: [
    `alter table streams add column sample_format text`,
    `alter table streams add column sample_grade text`,
    `update streams s set sample_format = q.card ->> 'format', sample_grade = q.grade from samples q where q.stream_id = s.id`,
    `create index streams_format on streams (sample_format, published_at desc, id desc) ${listed} and sample_format is not null`,
    `create index streams_grade on streams (sample_grade, published_at desc, id desc) ${listed} and sample_grade is not null`,
  ],
};
