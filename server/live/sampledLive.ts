import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { keyOf } from './claim.ts';

/** SQL: true when the last sample was live. `samples`: the name of that table in the query. */
export const sampledLive = (samples: string) => sql<boolean>`coalesce(${sql.ref(`${samples}.card`)} ? 'live', false)`;

export async function wasSampledLive(db: Kysely<Database>, streamId: string): Promise<boolean> {
  const row = await db
    .selectFrom('samples')
    .select(sampledLive('samples').as('live'))
    .where('stream_id', '=', streamId)
    .executeTakeFirst();
  return row?.live === true;
}

/** Keys of the streams at their present addresses; undefined without the database, when no address can have changed. */
export async function currentKeys(db: Kysely<Database>, ids: readonly string[]): Promise<Set<string> | undefined> {
  const rows = await db
    .selectFrom('streams')
    .select(['id', 'url'])
    .where('id', 'in', ids)
    .execute()
    .catch(() => undefined);
  return rows && new Set(rows.map(({ id, url }) => keyOf({ streamId: id, url })));
}
