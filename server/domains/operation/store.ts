import { sql } from 'kysely';
import { healthBounds, listedFailures, type queueNames } from '#contract/health.ts';
import type { HealthReport } from '#contract/types.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { displayNameOf } from '../../people/names.ts';

type Queue = (typeof queueNames)[number];
/** Days for which a failed delivery is a finding. */
const failureDays = 1;

export async function readQueues({ db, now }: Exchange): Promise<HealthReport['queues']> {
  const at = now().toISOString();
  const due = (name: Queue, table: string, isDue: ReturnType<typeof sql>, since: string, isFailed = sql`false`) => sql`
    select ${name}::text as name, count(*) filter (where ${isDue})::int as waiting, count(*) filter (where ${isFailed})::int as failed,
      coalesce(extract(epoch from ${at}::timestamptz - min(${sql.ref(since)}) filter (where ${isDue})), 0)::float8 as oldest
    from ${sql.table(table)}`;
  const isMailDue = sql`failed_at is null and run_at <= ${at}`;
  const isMailFailed = sql`failed_at > ${new Date(now().getTime() - failureDays * 86_400_000).toISOString()}`;
  // Others of a lane wait for its first: a webhook that does not answer holds back its own messages only.
  const isHeadDue = sql`${isMailDue} and not exists (
    select 1 from deliveries e where e.lane = deliveries.lane and e.entry < deliveries.entry and e.failed_at is null)`;
  const { rows } = await sql<HealthReport['queues'][number]>`
    ${due('mails', 'mails', isMailDue, 'run_at', isMailFailed)}
    union all ${due('notifications', 'deliveries', isHeadDue, 'run_at', sql`${isMailFailed} and channel = 'mail'`)}
    union all ${due('runs', 'executions', sql`finished_at is null and run_at <= ${at}`, 'run_at')}
    union all ${due('measurements', 'measurements', sql`run_at <= ${at}`, 'run_at')}
    union all ${due('imports', 'imports', sql`state = 'publishing'`, 'touched_at')}`.execute(db);
  return rows;
}

interface Failing {
  failing: number;
  stream_id: string;
  stream_name: string;
  owner_id: string;
  owner_name: string;
  since: string;
  reason: string;
  stops: boolean;
}

/** Sources of products for sale; those that stop sales first, the longest failure first. */
export async function readFailingSources({ db }: Exchange): Promise<HealthReport['sources']> {
  const { rows } = await sql<Failing>`
    select count(*) over ()::int as failing, s.id as stream_id, s.name as stream_name, s.owner_id, ${displayNameOf('users')} as owner_name,
      coalesce(f.since, f.failed_at) as since, f.reason, f.stops
    from source_failures f join streams s on s.id = f.stream_id and s.url = f.source join users on users.id = s.owner_id
    where s.deleted_at is null and s.status = 'published'
    order by f.stops desc, coalesce(f.since, f.failed_at), s.id limit ${listedFailures}`.execute(db);
  return {
    failing: rows[0]?.failing ?? 0,
    listed: rows.map(({ stream_id, stream_name, owner_id, owner_name, since, reason, stops }) => ({
      stream_id,
      stream_name,
      owner: { id: owner_id, name: owner_name },
      since,
      reason,
      stops,
    })),
  };
}

export async function readProcesses({ db, now }: Exchange): Promise<HealthReport['processes']> {
  const lost = new Date(now().getTime() - healthBounds.lostSeconds * 1_000).toISOString();
  const rows = await db.selectFrom('processes').selectAll().orderBy('id').execute();
  return rows.map(({ started_at, seen_at, ...row }) => ({
    ...row,
    started_date: started_at,
    seen_date: seen_at,
    lost: seen_at < lost,
  }));
}

interface Facts {
  bytes: number;
  writable: boolean;
  imbalance: number;
  files: number;
  backup: string | null;
  sign_ins: number;
}

export async function readFacts({ db, now }: Exchange): Promise<Facts> {
  const { rows } = await sql<Facts>`select
    pg_database_size(current_database())::float8 as bytes,
    current_setting('transaction_read_only') = 'off' as writable,
    (select coalesce(sum(balance), 0)::float8 from accounts) as imbalance,
    (select coalesce(sum(bytes), 0)::float8 from files) as files,
    (select done_at from operator_tasks where task = 'backup') as backup,
    (select count(*)::int from limits where blocked_until > ${now().toISOString()}) as sign_ins`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('The database gave no figures');
  return facts;
}
