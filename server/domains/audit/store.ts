import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { displayNameOf } from '../../people/names.ts';

export interface AuditFilter {
  readonly action?: string | undefined;
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  /** RFC 3339, inclusive. */
  readonly from?: string | undefined;
  /** RFC 3339, exclusive. */
  readonly to?: string | undefined;
}

function matching(db: Kysely<Database>, { action, actor, subject, from, to }: AuditFilter) {
  let query = db.selectFrom('audit');
  if (action !== undefined) query = query.where('action', '=', action);
  if (actor !== undefined) query = query.where('actor_id', '=', actor);
  if (subject !== undefined) query = query.where('subject_id', '=', subject);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<', to);
  return query;
}

const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(value));
const partyOf = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });

export async function listAudit(
  db: Kysely<Database>,
  filter: AuditFilter,
  { page, limit }: { page: number; limit: number },
) {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching(db, filter)
    .leftJoin('users as by', 'by.id', 'audit.actor_id')
    .leftJoin('users as of', 'of.id', 'audit.subject_id')
    .selectAll('audit')
    .select([sql<string | null>`case when by.id is not null then ${displayNameOf('by')} end`.as('actor_name')])
    .select([sql<string | null>`case when "of".id is not null then ${displayNameOf('of')} end`.as('subject_name')])
    .orderBy('audit.id', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute();
  const content = rows.map((row) => ({
    id: row.id,
    at: row.at,
    action: row.action,
    actor: partyOf(row.actor_id, row.actor_name),
    subject: partyOf(row.subject_id, row.subject_name),
    before: jsonOf(row.before),
    after: jsonOf(row.after),
    request_id: row.request_id,
    reason: row.reason,
  }));
  return { page, limit, total, content };
}
