// Deletes expired records in small batches.
import { sql, type Kysely } from 'kysely';
import { EXAMPLE_EXECUTION_ID } from '#contract/constants.ts';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import type { Config } from '../kernel/config.ts';
import type { Exchange } from '../kernel/exchange.ts';

const dayMs = 24 * 3_600_000;
/** Rows per statement: a first sweep over years must stay within the statement timeout. */
const chunk = 2_000;

/** The smallest id of a time: ids are UUIDv7, so the primary key finds old rows. */
const firstIdOf = (at: Date) => {
  const hex = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

/** Records that name a person on hold stay. */
export const isNotOnHold = (...personIds: readonly string[]) =>
  sql`not exists (select 1 from users where users.held and users.id in (${sql.join(personIds.map((id) => sql.ref(id)))}))`;

/** Records of a product stay while its owner is on hold. */
const isOwnerNotOnHold = (...streamIds: readonly string[]) =>
  sql`not exists (select 1 from streams p join users o on o.id = p.owner_id
    where o.held and p.id in (${sql.join(streamIds.map((id) => sql.ref(id)))}))`;

type Delete = (db: Kysely<Database>, at: Date) => Promise<number>;

const deleteAudit: Delete = async (db, at) => {
  const { numAffectedRows } = await sql`delete from audit where id in (
    select id from audit where id < ${firstIdOf(at)}::uuid and at < ${at.toISOString()}
      and ${isNotOnHold('audit.subject_id', 'audit.actor_id')} order by id limit ${chunk})`.execute(db);
  return Number(numAffectedRows ?? 0);
};

const deleteRuns: Delete = (db, at) =>
  transaction(db, async (trx) => {
    const { rows } = await sql<{ id: string }>`select id from executions
      where id < ${firstIdOf(at)}::uuid and finished_at < ${at.toISOString()} and id <> ${EXAMPLE_EXECUTION_ID}
        and ${isNotOnHold('executions.user_id')}
        and ${isOwnerNotOnHold('executions.stream_id', 'executions.other_id', 'executions.algorithm_id')}
      order by id limit ${chunk} for update skip locked`.execute(trx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await trx.deleteFrom('execution_results').where('execution_id', 'in', ids).execute();
    await trx.deleteFrom('executions').where('id', 'in', ids).execute();
    return ids.length;
  });

const deleteNotifications: Delete = async (db, at) => {
  const { numAffectedRows } = await sql`delete from notifications where id in (
    select id from notifications where at < ${at.toISOString()} and ${isNotOnHold('notifications.user_id')}
    order by at limit ${chunk})`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** A count is needed until its period ends, which is a year at most. */
const deleteCalls: Delete = async (db, at) => {
  const { numAffectedRows } = await sql`delete from access_counts where (subscription_id, window_starts_at) in (
    select c.subscription_id, c.window_starts_at from access_counts c join subscriptions s on s.id = c.subscription_id
    where c.subscription_id < ${firstIdOf(at)}::uuid and c.window_starts_at < ${at.toISOString()}
      and ${isNotOnHold('s.user_id', 's.seller_id')}
    order by c.window_starts_at limit ${chunk})`.execute(db);
  return Number(numAffectedRows ?? 0);
};

interface Retained {
  /** Days, or undefined for ever. */
  readonly days: (config: Config) => number | undefined;
  readonly deleteSome: Delete;
}

const retained = {
  audit: { days: ({ keepAudit }) => keepAudit, deleteSome: deleteAudit },
  runs: { days: ({ keepRuns }) => keepRuns, deleteSome: deleteRuns },
  notifications: { days: ({ keepNotifications }) => keepNotifications, deleteSome: deleteNotifications },
  calls: { days: ({ keepCalls }) => keepCalls, deleteSome: deleteCalls },
} as const satisfies Record<string, Retained>;

type RetainedName = keyof typeof retained;
const names = Object.keys(retained) as RetainedName[];

export async function deleteExpired({ db, config, now }: Exchange): Promise<Record<RetainedName, number>> {
  const deletedByRecord = { audit: 0, runs: 0, notifications: 0, calls: 0 };
  for (const record of names) {
    const { days, deleteSome }: Retained = retained[record];
    const kept = days(config);
    if (kept === undefined) continue;
    const at = new Date(now().getTime() - kept * dayMs);
    let deleted = 0;
    for (let some = chunk; some === chunk; deleted += some) some = await deleteSome(db, at);
    await sql`insert into retention as r (record, swept_at, deleted) values (${record}, ${now().toISOString()}, ${deleted})
      on conflict (record) do update set swept_at = excluded.swept_at, deleted = r.deleted + excluded.deleted`.execute(
      db,
    );
    deletedByRecord[record] = deleted;
  }
  return deletedByRecord;
}

export interface Sweep {
  readonly record: RetainedName;
  readonly deleted: number;
  readonly isSwept: boolean;
  /** Seconds since the last sweep, or since this process started. */
  readonly age: number;
}

export async function readSweeps({ db, config, now }: Pick<Exchange, 'db' | 'config' | 'now'>): Promise<Sweep[]> {
  const { rows } = await sql<Pick<Sweep, 'record' | 'deleted' | 'age'>>`select record, deleted,
    extract(epoch from ${now().toISOString()}::timestamptz - swept_at)::float8 as age from retention`.execute(db);
  const sweptByRecord = new Map(rows.map((row) => [row.record, { ...row, isSwept: true }]));
  return names
    .filter((record) => retained[record].days(config) !== undefined)
    .map((record) => sweptByRecord.get(record) ?? { record, deleted: 0, isSwept: false, age: process.uptime() });
}
