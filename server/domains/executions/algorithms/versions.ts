import { sql, type Kysely, type Transaction } from 'kysely';
import type { AlgorithmVersion, ExecutionResult, QueryChecked } from '#contract/types.ts';
import type { Database } from '#server/database/schema.ts';
import { hashOf, type Query } from '#server/compute/queryForm.ts';

export interface StoredVersion extends Query {
  readonly version: number;
  readonly hash: string;
  readonly example: ExecutionResult;
  readonly roomProblem: string | null;
}

interface VersionRow {
  version: number;
  hash: string;
  query: string;
  columns: string;
  parameters: string;
  example: string;
  room_problem: string | null;
}

/** Null where a data room can run the query. */
export const roomProblemOf = ({ room_problem }: Pick<VersionRow, 'room_problem'>): string | null =>
  room_problem === null ? uncheckedProblem : room_problem || null;

const uncheckedProblem =
  'This version was published before data rooms checked queries: its provider can publish it again';

const toVersion = ({ columns, parameters, example, room_problem, ...row }: VersionRow): StoredVersion => ({
  ...row,
  columns: JSON.parse(columns) as Query['columns'],
  parameters: JSON.parse(parameters) as Query['parameters'],
  example: JSON.parse(example) as ExecutionResult,
  roomProblem: roomProblemOf({ room_problem }),
});

export async function newestVersions(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredVersion>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<VersionRow & { stream_id: string }>`
    select distinct on (stream_id) stream_id, version, hash, query, columns, parameters, example, room_problem from algorithm_versions
    where stream_id = any(${[...ids]}::uuid[]) order by stream_id, version desc`.execute(db);
  return new Map(rows.map(({ stream_id, ...row }) => [stream_id, toVersion(row)]));
}

export async function versionsOf(db: Kysely<Database>, id: string): Promise<AlgorithmVersion[]> {
  const { rows } = await sql<Omit<AlgorithmVersion, 'room_problem'> & { room_problem: string | null }>`
    select v.version, v.hash, v.created_at as created, v.room_problem,
      (select count(*) from executions e where e.algorithm_id = v.stream_id and e.algorithm_version = v.version and e.phase = 'done') as runs
    from algorithm_versions v where v.stream_id = ${id} order by v.version desc`.execute(db);
  return rows.map((row) => ({ ...row, room_problem: roomProblemOf(row) }));
}

export type TrialResult = Pick<QueryChecked, 'result' | 'room_problem'>;

/** The stream is locked, so that two calls cannot take the same number. */
export async function insertVersion(
  trx: Transaction<Database>,
  id: string,
  query: Query,
  { result, room_problem }: TrialResult,
  at: string,
): Promise<number> {
  await sql`select id from streams where id = ${id} for update`.execute(trx);
  const { rows } = await sql<{ version: number }>`
    insert into algorithm_versions (stream_id, version, hash, query, columns, parameters, example, room_problem, created_at)
    select ${id}::uuid, coalesce(max(version), 0) + 1, ${hashOf(query)}, ${query.query}, ${JSON.stringify(query.columns)},
      ${JSON.stringify(query.parameters)}, ${JSON.stringify(result)}, ${room_problem ?? ''}, ${at}::timestamptz
    from algorithm_versions where stream_id = ${id}::uuid returning version`.execute(trx);
  return rows[0]?.version ?? 0;
}
