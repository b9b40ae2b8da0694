import { sql, type Kysely, type Transaction } from 'kysely';
import { algorithmType, analysisKey, EXAMPLE_EXECUTION_ID } from '#contract/constants.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { displayNameOf } from '#server/people/names.ts';
import { newId } from '#server/kernel/newId.ts';
import { isPartner } from '#server/rights/partners.ts';
import type { RunStream } from './rules.ts';

export interface RunRow extends Row<'executions'> {
  data_name: string;
  algorithm_name: string | null;
}

const hasAccess = (alias: string, userId: string, now: string) => sql<boolean>`exists (
  select 1 from subscriptions a where a.stream_id = ${sql.ref(`${alias}.id`)} and a.user_id = ${userId} and a.start_at <= ${now} and a.end_at > ${now})`;

/** Reads streams by id as the runner sees them. Includes deleted ones: access outlasts deletion. */
export async function findStreams(
  db: Kysely<Database>,
  ids: readonly string[],
  userId: string,
  now: string,
): Promise<ReadonlyMap<string, RunStream>> {
  const { rows } = await sql<RunStream>`
    select s.id, s.name, s.type, s.owner_id, s.price, s.visibility, s.status, s.metadata, s.deleted_at,
      ${hasAccess('s', userId, now)} as has_access, ${isPartner('s', userId)} as is_partner
    from streams s where s.id = any(${[...new Set(ids)]}::uuid[]) and s.status <> 'staged'`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

const maxAlgorithms = 100;

interface UsableAlgorithm extends Pick<Row<'streams'>, 'id' | 'name' | 'price' | 'metadata'> {
  owner_name: string;
  analysis: string;
}

export async function usableAlgorithms(db: Kysely<Database>, userId: string, now: string) {
  const { rows } = await sql<UsableAlgorithm>`
    select s.id, s.name, ${displayNameOf('u')} as owner_name, s.metadata ->> ${analysisKey} as analysis, s.price, s.metadata
    from streams s join users u on u.id = s.owner_id
    where s.type = ${algorithmType} and s.metadata ->> ${analysisKey} is not null and s.status <> 'staged'
      and (${hasAccess('s', userId, now)} or (s.deleted_at is null and (s.owner_id = ${userId}
        or (s.price = 0 and s.visibility = 'public' and s.status = 'published'))))
    order by lower(s.name), s.id limit ${maxAlgorithms}`.execute(db);
  return rows;
}

export async function openRuns(trx: Transaction<Database>, userId: string): Promise<{ runs: number; cost: number }> {
  const { rows } = await sql<{ runs: number; cost: number }>`
    select count(*) as runs, coalesce(sum(cost), 0)::bigint as cost from executions where user_id = ${userId} and finished_at is null`.execute(
    trx,
  );
  return rows[0] ?? { runs: 0, cost: 0 };
}

export type NewRun = Pick<
  Row<'executions'>,
  | 'user_id'
  | 'stream_id'
  | 'other_id'
  | 'algorithm_id'
  | 'algo'
  | 'analysis'
  | 'metadata'
  | 'parameters'
  | 'data_room'
  | 'cost'
  | 'request_id'
> & { readonly algorithm_version?: number | null };

export async function insertRun(trx: Transaction<Database>, run: NewRun, at: string): Promise<string> {
  const id = newId();
  const queued = {
    phase: 'queued' as const,
    phases: JSON.stringify([{ phase: 'queued', at }]),
    created_at: at,
    run_at: at,
  };
  await trx
    .insertInto('executions')
    .values({ ...run, ...queued, id, worker: null, started_at: null, finished_at: null, error: null })
    .execute();
  return id;
}

const named = (db: Kysely<Database>) =>
  db
    .selectFrom('executions as e')
    .innerJoin('streams as s', 's.id', 'e.stream_id')
    .leftJoin('streams as g', 'g.id', 'e.algorithm_id')
    .selectAll('e')
    .select(['s.name as data_name', 'g.name as algorithm_name']);

export function findRun(db: Kysely<Database>, id: string, userId: string): Promise<RunRow | undefined> {
  return named(db)
    .where('e.id', '=', id)
    .where((row) => row.or([row('e.user_id', '=', userId), row('e.id', '=', EXAMPLE_EXECUTION_ID)]))
    .executeTakeFirst();
}

export async function readResult(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('execution_results').select('body').where('execution_id', '=', id).executeTakeFirst();
  return row?.body;
}

export async function cancelRun(trx: Transaction<Database>, id: string, userId: string, at: string): Promise<boolean> {
  const step = JSON.stringify([{ phase: 'cancelled', at }]);
  const { rows } = await sql`
    update executions set phase = 'cancelled', phases = phases || ${step}::jsonb, finished_at = ${at}, error = ${cancelledText}
    where id = ${id} and user_id = ${userId} and finished_at is null returning id`.execute(trx);
  return rows.length > 0;
}

const cancelledText = 'The run was stopped before it finished';
