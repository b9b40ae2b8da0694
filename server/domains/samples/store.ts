import type { Kysely } from 'kysely';
import type { Sample } from '#contract/types.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { isPartner } from '#server/rights/partners.ts';

/** A stored sample also holds the address at which it was measured. */
type StoredSample = (Sample | Omit<Sample, 'quality'>) & { source?: string };
export type SampledStream = Pick<
  Row<'streams'>,
  'id' | 'owner_id' | 'url' | 'visibility' | 'status' | 'deleted_at' | 'metadata'
> & { has_access: boolean; is_partner: boolean; has_failed: boolean; stored: StoredSample | null };

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
      row
        .exists(row.selectFrom('source_failures').whereRef('stream_id', '=', 'streams.id').select('stream_id'))
        .$castTo<boolean>()
        .as('has_failed'),
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
  };
  await db
    .insertInto('samples')
    .values({ stream_id: streamId, ...values })
    .onConflict((row) => row.column('stream_id').doUpdateSet(values))
    .execute();
  await db.deleteFrom('source_failures').where('stream_id', '=', streamId).execute();
}

/** Records that the source could not be read. `storeSample` clears it. */
export async function storeFailure(
  db: Kysely<Database>,
  { id, url }: Pick<SampledStream, 'id' | 'url'>,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const values = { source: url, reason, failed_at: at.toISOString() };
  await db
    .insertInto('source_failures')
    .values({ stream_id: id, ...values })
    .onConflict((row) => row.column('stream_id').doUpdateSet(values))
    .execute();
}
