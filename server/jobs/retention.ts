import { sql, type Kysely } from 'kysely';
import { EXAMPLE_EXECUTION_ID } from '#contract/constants.ts';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import type { Exchange } from '../kernel/exchange.ts';

const dayMs = 24 * 3_600_000;
/** Rows per statement, so that a first sweep of years stays within the statement limit. */
const chunk = 2_000;

/** The smallest id of a time: ids are UUIDv7, so the primary key finds old rows. */
const firstIdOf = (at: Date) => {
  const hex = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

/** Deletes what is older than the settings allow. */
export async function deleteExpired({ db, config, now }: Exchange): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs);
  if (config.keepAudit !== undefined) await repeat(deleteAudit, db, before(config.keepAudit));
  if (config.keepRuns !== undefined) await repeat(deleteRuns, db, before(config.keepRuns));
}

/** Records of a person on hold stay. */
export const isFree = (personId: string) =>
  sql`not exists (select 1 from users where users.held and users.id = ${sql.ref(personId)})`;

type Delete = (db: Kysely<Database>, at: Date) => Promise<number>;

async function repeat(deleteSome: Delete, db: Kysely<Database>, at: Date): Promise<void> {
  while ((await deleteSome(db, at)) === chunk);
}

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
