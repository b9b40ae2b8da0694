import { sql, type Kysely } from 'kysely';
import type { Sample, Stream } from '#contract/types.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { addWords } from '#server/records/searchWords.ts';
import { isPartner } from '#server/rights/partners.ts';

/** A stored sample also holds the address at which it was measured. */
type StoredSample = (Sample | Omit<Sample, 'quality'>) & { source?: string };
export type SampledStream = Pick<
  Row<'streams'>,
  | 'id'
  | 'owner_id'
  | 'name'
  | 'type'
  | 'description'
  | 'url'
  | 'reading'
  | 'column_meanings'
  | 'visibility'
  | 'status'
  | 'deleted_at'
  | 'metadata'
  | 'max_calls'
  | 'max_unit'
> & { has_access: boolean; is_partner: boolean; failure: SourceFailure | null; stored: StoredSample | null };

/** A stream with its address and the seller's choice of how it is read. */
export type SampledSource = Pick<SampledStream, 'id' | 'url'> & Partial<Pick<SampledStream, 'reading'>>;

export type SourceFailure = Pick<Row<'source_failures'>, 'code' | 'reason' | 'failed_at'>;

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
    .select(['streams.id', 'owner_id', 'name', 'type', 'description', 'url', 'reading', 'column_meanings'])
    .select(['visibility', 'status', 'deleted_at', 'metadata', 'max_calls', 'max_unit'])
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

export async function findSample(
  db: Kysely<Database>,
  { id, url }: Pick<SampledStream, 'id' | 'url'>,
): Promise<Sample | undefined> {
  const row = await db.selectFrom('samples').select('body').where('stream_id', '=', id).executeTakeFirst();
  const stored = row && (row.body as unknown as StoredSample);
  return stored?.source === url && 'quality' in stored && stored.rows.length > 0 ? stored : undefined;
}

/** A source that answers can be sold, however slowly it answers. */
export const clearFailure = (db: Kysely<Database>, { id, url }: Pick<SampledStream, 'id' | 'url'>) =>
  db.deleteFrom('source_failures').where('stream_id', '=', id).where('source', '=', url).execute();

/** Stores nothing when the stream has another address or another reading by now. Locks the stream, so call it in a transaction. */
export async function storeSample(
  db: Kysely<Database>,
  streamId: string,
  sample: Sample,
  source: Pick<SampledSource, 'url' | 'reading'>,
): Promise<void> {
  const stream = await db
    .selectFrom('streams')
    .select(['url', 'reading'])
    .where('id', '=', streamId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (stream?.url !== source.url || stream.reading !== (source.reading ?? null)) return;
  const body = JSON.stringify({ ...sample, source: source.url } satisfies StoredSample);
  const values = {
    measured_at: sample.measured_at,
    body,
    grade: sample.quality.grade,
    // Events may be replayed: their times are no freshness.
    newest_at: sample.live ? null : (sample.newest ?? null),
    card: JSON.stringify({
      format: sample.format,
      rows: sample.rows_measured,
      complete: sample.complete,
      rows_a_day: sample.rows_a_day,
      ...(!sample.live && { oldest: sample.oldest, newest: sample.newest }),
      live: sample.live,
      chart: sample.chart,
    } satisfies NonNullable<Stream['measured']>),
  };
  await db
    .insertInto('samples')
    .values({ stream_id: streamId, ...values })
    .onConflict((row) => row.column('stream_id').doUpdateSet(values))
    .execute();
  await db.deleteFrom('source_failures').where('stream_id', '=', streamId).execute();
  await describeStream(db, streamId, sample);
}

/** Maximum characters of column names that search reads. */
const longestColumnNames = 20_000;

/** Stores what lists search and filter by. Writes only a change: the row of a stream has many indexes. */
async function describeStream(db: Kysely<Database>, id: string, { schema, format, quality }: Sample): Promise<void> {
  const names = schema
    .map(({ name }) => name)
    .join('\n')
    .slice(0, longestColumnNames);
  const { rows } = await sql<{ renamed: boolean }>`
    update streams s set column_names = ${names}, sample_format = ${format}, sample_grade = ${quality.grade}
    from (select id, column_names from streams where id = ${id}) before
    where s.id = before.id and (s.column_names, s.sample_format, s.sample_grade) is distinct from (${names}, ${format}, ${quality.grade})
    returning before.column_names <> ${names} as renamed`.execute(db);
  if (rows[0]?.renamed) await addWords(db, [id]);
}

/** Failed tries of an unreachable host, and milliseconds from the first of them, after which sales stop. */
const lostTries = 3;
const lostMs = 600_000;

/** In a transaction. Sales stop at once, or when an unreachable host stays so: until then they stay as they were. */
export async function storeFailure(
  db: Kysely<Database>,
  { id, url }: Pick<SampledStream, 'id' | 'url'>,
  { stops, ...failure }: SourceFailure & { stops: boolean },
): Promise<void> {
  const { failed_at } = failure;
  const stream = await db
    .selectFrom('streams')
    .select('url')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // A removed product has lost its address, which a late failure would bring back.
  if (stream?.url !== url) return;
  const isSame = sql<boolean>`source_failures.source = excluded.source`;
  const isLost = sql<boolean>`source_failures.tries + 1 >= ${lostTries} and source_failures.since <= ${new Date(Date.parse(failed_at) - lostMs).toISOString()}`;
  await db
    .insertInto('source_failures')
    .values({ stream_id: id, source: url, stops, since: failed_at, ...failure })
    .onConflict((row) =>
      row.column('stream_id').doUpdateSet({
        source: url,
        ...failure,
        stops: sql`excluded.stops or (${isSame} and (source_failures.stops or (${isLost})))`,
        since: sql`case when ${isSame} then coalesce(source_failures.since, excluded.since) else excluded.since end`,
        tries: sql`case when ${isSame} then source_failures.tries + 1 else 1 end`,
      }),
    )
    .execute();
}
