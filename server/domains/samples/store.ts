import { sql, type Kysely } from 'kysely';
import type { Sample, Stream } from '#contract/types.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { isPartner } from '#server/rights/partners.ts';

/** A stored sample also holds the address at which it was measured. */
type StoredSample = (Sample | Omit<Sample, 'quality'>) & { source?: string };
export type SampledStream = Pick<
  Row<'streams'>,
  'id' | 'owner_id' | 'url' | 'visibility' | 'status' | 'deleted_at' | 'metadata'
> & { has_access: boolean; is_partner: boolean; failure: SourceFailure | null; stored: StoredSample | null };

/** The last probe of an address, if it failed. */
export type SourceFailure = Pick<Row<'source_failures'>, 'code' | 'reason' | 'failed_at'>;

/** Finds a stream with its stored sample and the viewer's access at `now`, in one query. */
export function findSampled(
  db: Kysely<Database>,
  id: string,
  viewer: string,
  now: string,
): Promise<SampledStream | undefined> {
  return db
    .selectFrom('streams')
    .leftJoin('samples', 'samples.stream_id', 'streams.id')
    .where('streams.id', '=', id)
    .select(['streams.id', 'owner_id', 'url', 'visibility', 'status', 'deleted_at', 'metadata'])
    .select((row) => [
      isPartner('streams', viewer).as('is_partner'),
      sql<SourceFailure | null>`(
        select json_build_object('code', f.code, 'reason', f.reason, 'failed_at', f.failed_at)
        from source_failures f where f.stream_id = streams.id and f.source = streams.url)`.as('failure'),
      row.ref('samples.body').$castTo<StoredSample | null>().as('stored'),
      row
        .exists(
          row
            .selectFrom('subscriptions')
            .whereRef('subscriptions.stream_id', '=', 'streams.id')
            .where('user_id', '=', viewer)
            .where('start_at', '<=', now)
            .where('end_at', '>', now)
            .select('subscriptions.id'),
        )
        .$castTo<boolean>()
        .as('has_access'),
    ])
    .executeTakeFirst();
}

export async function storeSample(
  db: Kysely<Database>,
  streamId: string,
  sample: Sample,
  source: string,
): Promise<void> {
  const body = JSON.stringify({ ...sample, source } satisfies StoredSample);
  const values = {
    measured_at: sample.measured_at,
    body,
    grade: sample.quality.grade,
    newest_at: sample.newest ?? null,
    card: JSON.stringify({
      format: sample.format,
      rows: sample.rows_measured,
      complete: sample.complete,
      rows_a_day: sample.rows_a_day,
      chart: sample.chart,
    } satisfies NonNullable<Stream['measured']>),
  };
  await db
    .insertInto('samples')
    .values({ stream_id: streamId, ...values })
    .onConflict((row) => row.column('stream_id').doUpdateSet(values))
    .execute();
  await db.deleteFrom('source_failures').where('stream_id', '=', streamId).execute();
}

/**
 * Records a failed probe, which `storeSample` clears. Sales stop at once, or after further tries of an unreachable host:
 * until then they stay as they were.
 */
export async function storeFailure(
  db: Kysely<Database>,
  { id, url }: Pick<SampledStream, 'id' | 'url'>,
  { stops, ...failure }: SourceFailure & { stops: boolean },
): Promise<void> {
  await db
    .insertInto('source_failures')
    .values({ stream_id: id, source: url, stops, ...failure })
    .onConflict((row) =>
      row.column('stream_id').doUpdateSet({
        source: url,
        ...failure,
        stops: sql`excluded.stops or (source_failures.stops and source_failures.source = excluded.source)`,
      }),
    )
    .execute();
}

/** Stops the sales of a stream whose last try failed. */
export const stopSales = (db: Kysely<Database>, { id, url }: Pick<SampledStream, 'id' | 'url'>) =>
  db
    .updateTable('source_failures')
    .set({ stops: true })
    .where('stream_id', '=', id)
    .where('source', '=', url)
    .execute();
