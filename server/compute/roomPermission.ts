import { sql, type Kysely } from 'kysely';
import type { Database, Row } from '../database/schema.ts';

type Run = Pick<Row<'executions'>, 'stream_id' | 'algorithm_id' | 'algorithm_version'>;

/** True when the owner of the data allows the query of this version in the data room. */
export async function isQueryAllowed(
  db: Kysely<Database>,
  { stream_id, algorithm_id, algorithm_version }: Run,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from algorithm_versions v join allowed_algorithms a on a.algorithm_id = v.stream_id and a.hash = v.hash
    where v.stream_id = ${algorithm_id} and v.version = ${algorithm_version} and a.stream_id = ${stream_id}
      and a.allowed_at is not null`.execute(db);
  return rows.length > 0;
}
