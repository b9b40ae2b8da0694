import { sql, type Kysely } from 'kysely';
import type { Sample, Stream } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';
import { idSql, type Size } from './size.ts';

const batch = 100_000;
const formats = ['csv', 'csv', 'csv', 'csv', 'json', 'ndjson'] as const;
const grades = ['A', 'B', 'C', 'D'] as const;

/** Six of nine streams are measured; the others have nulls. */
export function sampleOf(number: string) {
  const n = sql.raw(number);
  return {
    format: sql`(${formats}::text[])[1 + ${n} % 9]`,
    grade: sql`case when ${n} % 9 < ${sql.lit(formats.length)} then (${grades}::text[])[1 + ${n} % ${sql.lit(grades.length)}] end`,
  };
}

export async function addSamples(db: Kysely<Database>, { streams }: Size): Promise<void> {
  const body: Partial<Sample> = {
    rows_measured: 1,
    bytes_measured: 24,
    complete: true,
    duplicates: 0,
    quality: { grade: 'A', points: 100, reasons: [] },
    schema: [],
    rows: [],
  };
  const card: Partial<Stream['measured']> = { rows: 1, complete: true };
  const { format, grade } = sampleOf('n');
  for (let from = 0; from < streams; from += batch) {
    await sql`
      insert into samples (stream_id, measured_at, body, grade, card)
      select ${sql.raw(idSql('stream', 'n'))}, timestamptz '2026-01-01T00:00:00Z',
        ${JSON.stringify(body)}::jsonb
          || jsonb_build_object('measured_at', '2026-01-01T00:00:00Z', 'format', ${format}, 'source', 'https://data.example.org/large/' || n),
        ${grade}, ${JSON.stringify(card)}::jsonb || jsonb_build_object('format', ${format})
      from generate_series(${from}::int, ${Math.min(streams, from + batch) - 1}::int) n where n % 9 < ${sql.lit(formats.length)}`.execute(
      db,
    );
  }
}
