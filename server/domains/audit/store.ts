import { sql, type Kysely, type RawBuilder } from 'kysely';
import { activityReach, type ActivityAction } from '#contract/activity.ts';
import type { Database } from '../../database/schema.ts';
import { fold } from '../../database/folding.ts';
import { likePattern } from '../../database/likePattern.ts';
import { wrongField } from '../../kernel/refusal.ts';
import { displayNameOf, searchedNames } from '../../people/names.ts';
import { auditSources, type AuditSource } from './sources.ts';

export interface ActivityFilter {
  /** Undefined: all. */
  readonly actions?: readonly ActivityAction[] | undefined;
  /** In the name or address of a person, or in the name of a product. */
  readonly search?: string | undefined;
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  readonly streamId?: string | undefined;
  /** RFC 3339, inclusive. */
  readonly from?: string | undefined;
  /** RFC 3339, exclusive. */
  readonly to?: string | undefined;
}

type Part = RawBuilder<unknown>;

const and = (parts: readonly Part[]) => sql.join([sql`true`, ...parts], sql` and `);
const or = (parts: readonly Part[]) => sql`(${sql.join([...parts], sql` or `)})`;
const maxFound = 200;

interface Found {
  readonly people: readonly string[];
  readonly streams: readonly string[];
}

/** Removed products have their own index, and keep their name while deals show it. */
async function find(db: Kysely<Database>, text: string): Promise<Found> {
  const named = sql`folded_name like ${likePattern(fold(text))}`;
  const { rows } = await sql<{ id: string; is_person: boolean }>`
    (select id, true as is_person from users where ${searchedNames} ilike ${likePattern(text)} limit ${sql.lit(maxFound + 1)})
    union all (select id, false from streams where ${named} and deleted_at is null and status <> 'staged' limit ${sql.lit(maxFound + 1)})
    union all (select id, false from streams where ${named} and deleted_at is not null limit ${sql.lit(maxFound + 1)})`.execute(
    db,
  );
  const idsOf = (isPerson: boolean) => rows.filter((row) => row.is_person === isPerson).map(({ id }) => id);
  const found = { people: idsOf(true), streams: idsOf(false) };
  if (found.people.length > maxFound || found.streams.length > maxFound)
    throw wrongField('search', `fits more than ${maxFound} people or products: write more of the name`);
  return found;
}

const anyOf = (column: Part, ids: readonly string[]) => sql`${column} = any(${ids}::uuid[])`;

function conditionsOf(source: AuditSource, filter: ActivityFilter, found: Found | undefined): Part[] {
  const { actions, actor, subject, streamId, from, to } = filter;
  const { people, stream } = source;
  const isSome = actions !== undefined && !source.actions.every((action) => actions.includes(action));
  return [
    ...(source.where ? [source.where] : []),
    ...(isSome ? [sql`${source.action} = any(${actions}::text[])`] : []),
    // Filters the columns first, to use their indexes.
    ...[actor, subject].flatMap((id) => (id === undefined ? [] : [or(people.map((one) => sql`${one} = ${id}`))])),
    ...(actor === undefined ? [] : [sql`${source.actor} = ${actor}`]),
    ...(subject === undefined ? [] : [sql`${source.subject} = ${subject}`]),
    ...(streamId === undefined ? [] : [sql`${stream} = ${streamId}`]),
    ...(from === undefined ? [] : [sql`${source.at} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${source.at} < ${to}`]),
    ...(found ? [or([...people.map((one) => anyOf(one, found.people)), anyOf(stream, found.streams)])] : []),
  ];
}

function rowsOf(source: AuditSource, conditions: readonly Part[], most: number): Part {
  const { requestId = sql`null`, reason = sql`null` } = source;
  return sql`(select ${source.id} as id, ${source.at} as at, ${source.action}::text as action, ${source.actor} as actor_id,
    ${source.subject} as subject_id, ${source.stream} as stream_id, ${source.before} as before, ${source.after} as after,
    ${requestId}::text as request_id, ${reason}::text as reason, ${source.key} as key
    from ${source.from} where ${and(conditions)} order by ${source.order} limit ${most})`;
}

const countOf = ({ from }: AuditSource, conditions: readonly Part[]): Part =>
  sql`(select 1 from ${from} where ${and(conditions)} limit ${sql.lit(activityReach)})`;

interface Entry {
  id: string;
  at: string;
  action: string;
  actor_id: string | null;
  actor_name: string | null;
  subject_id: string | null;
  subject_name: string | null;
  stream_id: string | null;
  stream_name: string | null;
  before: unknown;
  after: unknown;
  request_id: string | null;
  reason: string | null;
}

const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(value));
const partyOf = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });
const nameOf = (alias: string) => sql`case when ${sql.ref(`${alias}.id`)} is not null then ${displayNameOf(alias)} end`;

export async function listActivity(
  db: Kysely<Database>,
  filter: ActivityFilter,
  { page, limit }: { page: number; limit: number },
) {
  const found = filter.search === undefined ? undefined : await find(db, filter.search);
  const matching = auditSources
    .filter(({ actions }) => filter.actions === undefined || actions.some((one) => filter.actions?.includes(one)))
    .map((source) => ({ source, conditions: conditionsOf(source, filter, found) }));
  const offset = page * limit;
  const none = { page, limit, total: 0, content: [] };
  if (matching.length === 0) return none;
  const counted = sql.join(
    matching.map(({ source, conditions }) => countOf(source, conditions)),
    sql` union all `,
  );
  const counts = await sql<{ total: number }>`select count(*)::int as total from (${counted}) entries`.execute(db);
  const total = Math.min(activityReach, counts.rows[0]?.total ?? 0);
  if (offset >= total) return { ...none, total };
  const last = Math.min(offset + limit, total);
  const entries = sql.join(
    matching.map(({ source, conditions }) => rowsOf(source, conditions, last)),
    sql` union all `,
  );
  const { rows } = await sql<Entry>`
    with entries as (select * from (${entries}) every order by at desc, key desc, id desc limit ${last - offset} offset ${offset})
    select e.*, ${nameOf('by')} as actor_name, ${nameOf('of')} as subject_name, p.name as stream_name
    from entries e left join users "by" on "by".id = e.actor_id left join users "of" on "of".id = e.subject_id
      left join streams p on p.id = e.stream_id
    order by e.at desc, e.key desc, e.id desc`.execute(db);
  const content = rows.map((row) => ({
    id: row.id,
    at: row.at,
    action: row.action,
    actor: partyOf(row.actor_id, row.actor_name),
    subject: partyOf(row.subject_id, row.subject_name),
    stream: partyOf(row.stream_id, row.stream_name),
    before: jsonOf(row.before),
    after: jsonOf(row.after),
    request_id: row.request_id,
    reason: row.reason,
  }));
  return { page, limit, total, content };
}
