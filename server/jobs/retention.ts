// Deletes expired records in small batches. Records of a person on hold stay.
import { sql, type Kysely } from 'kysely';
import { EXAMPLE_EXECUTION_ID } from '#contract/constants.ts';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import type { Config } from '../kernel/config.ts';
import type { Exchange } from '../kernel/exchange.ts';

const dayMs = 24 * 3_600_000;
/** Rows per statement, so that a first sweep of years stays within the statement limit. */
const chunk = 2_000;

/** The smallest id of a time: ids are UUIDv7, so the primary key finds old rows. */
const firstIdOf = (at: Date) => {
  const hex = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

/** Records of a person on hold stay. */
export const isFree = (personId: string) =>
  sql`not exists (select 1 from users where users.held and users.id = ${sql.ref(personId)})`;

/** Deletes up to `chunk` rows older than `at` and returns their number. */
type Delete = (db: Kysely<Database>, at: Date) => Promise<number>;

const deleteAudit: Delete = async (db, at) => {
  const { numAffectedRows } = await sql`delete from audit where id in (
    select id from audit where id < ${firstIdOf(at)}::uuid and at < ${at.toISOString()}
      and ${isFree('audit.subject_id')} and ${isFree('audit.actor_id')} order by id limit ${chunk})`.execute(db);
  return Number(numAffectedRows ?? 0);
};

const deleteRuns: Delete = (db, at) =>
  transaction(db, async (trx) => {
    const { rows } = await sql<{ id: string }>`select id from executions
      where id < ${firstIdOf(at)}::uuid and finished_at < ${at.toISOString()} and id <> ${EXAMPLE_EXECUTION_ID}
        and ${isFree('executions.user_id')}
      order by id limit ${chunk} for update skip locked`.execute(trx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await trx.deleteFrom('execution_results').where('execution_id', 'in', ids).execute();
    await trx.deleteFrom('executions').where('id', 'in', ids).execute();
    return ids.length;
  });

const deleteNotifications: Delete = async (db, at) => {
  const { numAffectedRows } = await sql`delete from notifications where id in (
    select id from notifications where at < ${at.toISOString()} and ${isFree('notifications.user_id')}
    order by at limit ${chunk})`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** A count is needed until its period ends, which is a year at most. */
const deleteCalls: Delete = async (db, at) => {
  const { numAffectedRows } = await sql`delete from access_counts where (subscription_id, window_starts_at) in (
    select c.subscription_id, c.window_starts_at from access_counts c join subscriptions s on s.id = c.subscription_id
    where c.subscription_id < ${firstIdOf(at)}::uuid and c.window_starts_at < ${at.toISOString()} and ${isFree('s.user_id')}
    order by c.subscription_id limit ${chunk})`.execute(db);
  return Number(numAffectedRows ?? 0);
};

interface Retained {
  /** Days, or undefined for ever. */
  readonly days: (config: Config) => number | undefined;
  readonly deleteSome: Delete;
}

export const retained = {
  audit: { days: ({ keepAudit }) => keepAudit, deleteSome: deleteAudit },
  runs: { days: ({ keepRuns }) => keepRuns, deleteSome: deleteRuns },
  notifications: { days: ({ keepNotifications }) => keepNotifications, deleteSome: deleteNotifications },
  calls: { days: ({ keepCalls }) => keepCalls, deleteSome: deleteCalls },
} as const satisfies Record<string, Retained>;

type RetainedName = keyof typeof retained;

/** Deletes what is older than the settings allow, and records how much. */
export async function deleteExpired({ db, config, now }: Exchange): Promise<void> {
  for (const [record, { days, deleteSome }] of Object.entries<Retained>(retained)) {
    const kept = days(config);
    if (kept === undefined) continue;
    const at = new Date(now().getTime() - kept * dayMs);
    let deleted = 0;
    for (let some = chunk; some === chunk; deleted += some) some = await deleteSome(db, at);
    await sql`insert into retention as r (record, swept_at, deleted) values (${record}, ${now().toISOString()}, ${deleted})
      on conflict (record) do update set swept_at = excluded.swept_at, deleted = r.deleted + excluded.deleted`.execute(
      db,
    );
  }
}

export interface Sweep {
  readonly record: RetainedName;
  /** Rows since the first sweep. */
  readonly deleted: number;
  /** Seconds since the last one. */
  readonly age: number;
}

export async function readSweeps({ db, now }: Pick<Exchange, 'db' | 'now'>): Promise<Sweep[]> {
  const { rows } = await sql<Sweep>`select record, deleted,
    extract(epoch from ${now().toISOString()}::timestamptz - swept_at)::float8 as age from retention order by record`.execute(
    db,
  );
  return rows;
}
