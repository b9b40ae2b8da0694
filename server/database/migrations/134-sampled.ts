// Format and grade of the last sample beside the stream, so that lists by them need no other table. It has no
// `expands` mark, so the version before it refuses to start on this schema (ADR 032). Portable as 100.
import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

const listed = `where deleted_at is null and visibility = 'public' and status = 'published'`;

const batchSize = 2_000;

export const sampled: Migration = {
  name: '134-sampled',
  steps: [
    `alter table streams add column sample_format text`,
    `alter table streams add column sample_grade text`,
    `update streams s set sample_format = q.card ->> 'format', sample_grade = q.grade from samples q where q.stream_id = s.id`,
    `create index streams_format on streams (sample_format, published_at desc, id desc) ${listed} and sample_format is not null`,
    `create index streams_grade on streams (sample_grade, published_at desc, id desc) ${listed} and sample_grade is not null`,
  ],
  batches: {
    // Runs in place of the update with this index above, whose text is only recorded.
    2: (after) => sql`
      with part as materialized (
        select stream_id, grade, card ->> 'format' as format from samples
        where ${after}::uuid is null or stream_id > ${after}::uuid order by stream_id limit ${sql.lit(batchSize)}
      ), changed as (
        update streams s set sample_format = q.format, sample_grade = q.grade from part q
        where q.stream_id = s.id and (s.sample_format, s.sample_grade) is distinct from (q.format, q.grade)
      )
      select stream_id as last from part order by stream_id desc limit 1`,
  },
};
