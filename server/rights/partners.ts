// Partners: people whose access request the owner approved. They may see and buy protected streams.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { approvals } from '#contract/constants.ts';
import type { Database } from '../database/schema.ts';

/** SQL condition: the person is an approved partner for the stream under the alias. `callerId` is an id or a column. */
export const isPartner = (alias: string, callerId: string | RawBuilder<unknown>) => sql<boolean>`exists (
  select 1 from access_requests r where r.stream_id = ${sql.ref(`${alias}.id`)} and r.user_id = ${callerId} and r.state = 'approved')`;

/** SQL: the step that the person lacks before a purchase of the stream under the alias. Null for partners, owners and open streams. */
export const approvalOf = (alias: string, callerId: string | RawBuilder<unknown>) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<(typeof approvals)[number] | null>`case
    when ${column('owner_id')} <> ${callerId} and (${column('access_type')} = 'PROTECTED' or ${column('visibility')} = 'protected') then nullif(coalesce((
      select r.state from access_requests r where r.stream_id = ${column('id')} and r.user_id = ${callerId} and r.state <> 'rejected'
    ), 'needed'), 'approved') end`;
};

const maxShown = 1000;

export async function partnerStreams(db: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('access_requests')
    .innerJoin('streams', 'streams.id', 'access_requests.stream_id')
    .select('streams.id')
    .where('access_requests.user_id', '=', userId)
    .where('access_requests.state', '=', 'approved')
    .where('streams.visibility', '=', 'protected')
    .where('streams.deleted_at', 'is', null)
    .limit(maxShown)
    .execute();
  return rows.map(({ id }) => id);
}
