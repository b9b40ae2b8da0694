// Queue in the table of runs, shared by any number of processes. Each run is leased to one worker, and a dead worker's
// lease expires. Writes by a worker take effect only during its lease.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ExecutionPhase } from '#contract/types.ts';
import type { Database, Row } from '../database/schema.ts';

export interface LeasedRun extends Row<'executions'> {
  url: string;
  reading: string | null;
  stream_name: string;
  other_url: string | null;
  other_reading: string | null;
  query: string | null;
  query_columns: string | null;
  query_parameters: string | null;
}

export interface Lease {
  readonly id: string;
  readonly worker: string;
  readonly attempts: number;
}

export const leaseSeconds = 15;
export const maxAttempts = 3;

const isLeased = ({ id, worker, attempts }: Lease) =>
  sql`id = ${id} and worker = ${worker} and attempts = ${attempts} and finished_at is null`;
const stepOf = (phase: ExecutionPhase, at: string) => sql`phases || ${JSON.stringify([{ phase, at }])}::jsonb`;
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

/** Leases the next due run. Users alternate, so that one with many runs does not delay the others. */
export async function leaseRun(db: Kysely<Database>, worker: string, now: Date): Promise<LeasedRun | undefined> {
  const at = now.toISOString();
  const { rows } = await sql<LeasedRun>`
    with due as (
      select id from executions e where finished_at is null and run_at <= ${at}
      order by (select max(other.started_at) from executions other where other.user_id = e.user_id and other.started_at > ${later(now, -3600)}) nulls first, run_at, id
      limit 1 for update skip locked
    ), taken as (
      update executions e set attempts = e.attempts + 1, worker = ${worker}, started_at = ${at}, run_at = ${later(now, leaseSeconds)},
        phase = 'preparing', phases = ${stepOf('preparing', at)}
      from due where e.id = due.id returning e.*
    )
    select taken.*, s.url, s.reading, s.name as stream_name, o.url as other_url, o.reading as other_reading,
      v.query, v.columns as query_columns, v.parameters as query_parameters
    from taken join streams s on s.id = taken.stream_id left join streams o on o.id = taken.other_id
      left join algorithm_versions v on v.stream_id = taken.algorithm_id and v.version = taken.algorithm_version`.execute(
    db,
  );
  return rows[0];
}

/** Renews a lease. False when the run was stopped or taken over, or its user may no longer act. */
export async function renewLease(db: Kysely<Database>, lease: Lease, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update executions set run_at = ${later(now, leaseSeconds)} where ${isLeased(lease)}
      and exists (select 1 from users u where u.id = executions.user_id and not u.disabled and not u.locked) returning id`.execute(
    db,
  );
  return rows.length > 0;
}

export async function enterPhase(
  db: Kysely<Database>,
  lease: Lease,
  phase: 'running' | 'publishing',
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update executions set phase = ${phase}, phases = ${stepOf(phase, now.toISOString())}, run_at = ${later(now, leaseSeconds)}
    where ${isLeased(lease)} returning id`.execute(db);
  return rows.length > 0;
}

export async function putBack(
  db: Kysely<Database>,
  lease: Lease,
  now: Date,
  wait: number,
  counts: boolean,
): Promise<void> {
  await sql`
    update executions set phase = 'queued', phases = ${stepOf('queued', now.toISOString())}, run_at = ${later(now, wait)},
      attempts = attempts - ${counts ? 0 : 1} where ${isLeased(lease)}`.execute(db);
}

export async function failRun(db: Kysely<Database>, lease: Lease, reason: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { rows } = await sql`
    update executions set phase = 'failed', phases = ${stepOf('failed', at)}, finished_at = ${at}, error = ${reason}
    where ${isLeased(lease)} returning id`.execute(db);
  return rows.length > 0;
}

export async function finishRun(trx: Transaction<Database>, lease: Lease, result: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { rows } = await sql`
    update executions set phase = 'done', phases = ${stepOf('done', at)}, finished_at = ${at} where ${isLeased(lease)} returning id`.execute(
    trx,
  );
  if (rows.length === 0) return false;
  await trx.insertInto('execution_results').values({ execution_id: lease.id, body: result }).execute();
  return true;
}
