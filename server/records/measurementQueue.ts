import { sql, type Kysely } from 'kysely';
import type { Database, Row } from '../database/schema.ts';

const leaseSeconds = 60;
const retryWaits = [60, 600] as const;

type Measurement = Pick<Row<'measurements'>, 'stream_id' | 'attempts'> & Pick<Row<'streams'>, 'url' | 'reading'>;

/** Queues a measurement at `at` (RFC 3339), in the transaction that lists the stream or changes its address. */
export async function queueMeasurement(db: Kysely<Database>, streamId: string, at: string): Promise<void> {
  const due = { run_at: at, attempts: 0 };
  await db
    .insertInto('measurements')
    .values({ stream_id: streamId, ...due })
    .onConflict((row) => row.column('stream_id').doUpdateSet(due))
    .execute();
}

/** Queues the further tries of a host that was unreachable at `now`. A queued measurement stays. */
export async function queueRetry(db: Kysely<Database>, streamId: string, now: Date): Promise<void> {
  await db
    .insertInto('measurements')
    .values({ stream_id: streamId, run_at: later(now, retryWaits[0]), attempts: 1 })
    .onConflict((row) => row.column('stream_id').doNothing())
    .execute();
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

export async function leaseMeasurement(db: Kysely<Database>, now: Date): Promise<Measurement | undefined> {
  const { rows } = await sql<Measurement>`
    with due as (
      select stream_id from measurements where run_at <= ${now.toISOString()} order by run_at limit 1 for update skip locked)
    update measurements m set attempts = m.attempts + 1, run_at = ${later(now, leaseSeconds)}
    from due, streams s where m.stream_id = due.stream_id and s.id = m.stream_id returning m.stream_id, m.attempts, s.url, s.reading`.execute(
    db,
  );
  return rows[0];
}

export async function dropMeasurement(db: Kysely<Database>, streamId: string): Promise<void> {
  await db.deleteFrom('measurements').where('stream_id', '=', streamId).execute();
}

export async function postponeMeasurement(db: Kysely<Database>, measurement: Measurement, now: Date): Promise<void> {
  const wait = retryWaits[measurement.attempts - 1];
  if (wait === undefined) return dropMeasurement(db, measurement.stream_id);
  await db
    .updateTable('measurements')
    .set({ run_at: later(now, wait) })
    .where('stream_id', '=', measurement.stream_id)
    .execute();
}
