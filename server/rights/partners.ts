// Who may see and buy what is protected: people whose request the owner has approved.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';

/** SQL condition: a person, by id or by the column that holds it, is an approved partner for the stream under the alias. */
export const isPartner = (alias: string, callerId: string | RawBuilder<unknown>) => sql<boolean>`exists (
  select 1 from access_requests r where r.stream_id = ${sql.ref(`${alias}.id`)} and r.user_id = ${callerId} and r.state = 'approved')`;

/** Protected streams at most that a list shows to one partner. */
const mostShown = 1000;

/** The protected streams that a person has been approved for. Most people have none. */
export async function partnerStreams(db: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('access_requests')
    .innerJoin('streams', 'streams.id', 'access_requests.stream_id')
    .select('streams.id')
    .where('access_requests.user_id', '=', userId)
    .where('access_requests.state', '=', 'approved')
    .where('streams.visibility', '=', 'protected')
    .where('streams.deleted_at', 'is', null)
    .limit(mostShown)
    .execute();
  return rows.map(({ id }) => id);
}
