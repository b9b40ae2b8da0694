import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely';
import { maxOffset } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { codeOf } from '../../database/errors.ts';
import type { Database, Row } from '../../database/schema.ts';
import { displayNameOf } from '../../people/names.ts';
import { joinAgreedPrice } from '../../rights/agreedPrice.ts';
import { approvalOf, isPartner } from '../../rights/partners.ts';
import { lacksQuery } from '../../rights/lacksQuery.ts';
import { unreadableReason } from '../../rights/unreadable.ts';
import { fieldColumns, type HiddenColumn } from './columns.ts';
import { orderOf, planningOf, rowsOf, type StreamQuery } from './query.ts';
import { readSales, type Sales } from './sales.ts';

const uniqueViolation = '23505';

export interface StreamRow extends Omit<Row<'streams'>, HiddenColumn> {
  owner_name: string;
  owner_picture: string | null;
  access_id: string | null;
  access_end: string | null;
  /** Grade of the last sample, null without one. */
  grade: Row<'samples'>['grade'];
  graded_at: string | null;
  newest_at: string | null;
  card: Row<'samples'>['card'];
  unreadable: boolean;
  lacks_query: boolean;
  /** Step that the caller lacks, where the owner approves each buyer. */
  approval: Stream['approval'] | null;
  watched: boolean;
  favourite: boolean;
}

const names = ['id', 'owner_id', ...fieldColumns, 'published_at', 'logo', 'status', 'buyers'];
const columnsOf = (alias: string) => sql.raw(names.map((name) => `${alias}.${name}`).join(', '));
// Built once: each page uses them twice, and building them took a third of the query time.
const [ofStream, ofPage] = [columnsOf('s'), columnsOf('p')];
const owner = sql`${displayNameOf('u')} as owner_name, u.picture as owner_picture`;

/**
 * A table `mine` of the streams with the caller's running access, read once per page instead of per row. The time is
 * hidden from the planner. With the time, PostgreSQL prefers a custom plan per query over a cached one, and planning
 * takes longer than the page.
 */
const runningAccess = (caller: string, now: string) => sql`
  mine as materialized (
    select distinct on (stream_id) stream_id, id as access_id, max(end_at) over (partition by stream_id) as access_end
    from subscriptions where user_id = ${caller} and end_at > (select ${now}::timestamptz) order by stream_id, start_at
  )`;

const graded = sql`q.grade, q.measured_at as graded_at, q.newest_at, q.card, ${unreadableReason('p')} is not null as unreadable, ${lacksQuery('p')} as lacks_query`;
const sampled = sql`left join samples q on q.stream_id = p.id`;

const markedBy = (caller: string) =>
  sql`exists (select 1 from watches w where w.stream_id = p.id and w.user_id = ${caller}) as watched,
    exists (select 1 from favourites f where f.stream_id = p.id and f.user_id = ${caller}) as favourite,
    ${approvalOf('p', caller)} as approval`;

/** Owner, agreed price and running access of one stream `p`. Extended access ends with its last purchase. */
const surroundings = (caller: string, now: string) => sql`
  left join users u on u.id = p.owner_id ${joinAgreedPrice('p', caller, now)}
  left join lateral (
    select id as access_id, max(end_at) over () as access_end from subscriptions
    where stream_id = p.id and user_id = ${caller} and end_at > ${now} order by start_at limit 1
  ) a on true`;

/** Inlines frequent numbers, so that PostgreSQL can cache one plan for them. */
function limitOf(offset: number, limit: number) {
  if (offset >= maxOffset) return sql`limit 0`;
  return offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${sql.lit(limit)} offset ${offset}`;
}

export async function readRows(db: Kysely<Database>, query: StreamQuery): Promise<StreamRow[]> {
  const { caller, now, page, limit, filter } = query;
  const offset = page * limit;
  const order = sql`order by ${orderOf(query, 's')}`;
  const upToPage =
    offset === 0 ? sql`${order} ${limitOf(0, limit)}` : sql`${order} limit ${Math.min(offset, maxOffset) + limit}`;
  const { rows } = await sql<StreamRow>`
      with ${runningAccess(caller, now)}
      select ${planningOf(filter, offset)} ${ofPage}, ${owner}, a.access_id, a.access_end, ${graded},
        ${markedBy(caller)}
      from (
        select ${ofStream} from ${rowsOf(query, filter, upToPage)} ${order} ${limitOf(offset, limit)}
      ) p left join users u on u.id = p.owner_id left join mine a on a.stream_id = p.id ${sampled}
      order by ${orderOf(query, 'p')}`.execute(db);
  return rows;
}

/** A stream as the caller sees it, with the caller's price. `is_partner`: the owner has approved the caller. */
export type FoundStream = StreamRow & {
  is_partner: boolean;
  has_credentials: boolean;
  file_name: string | null;
  file_bytes: number | null;
  file_at: string | null;
  agreed_price: number | null;
  agreed_until: string | null;
};

/** In any order, without checking visibility: see `rules.ts`. */
export async function findStreams(
  db: Kysely<Database>,
  { ids, caller, now }: { ids: readonly string[]; caller: string; now: string },
): Promise<FoundStream[]> {
  const { rows } = await sql<FoundStream>`
    select ${ofPage}, ${owner}, a.access_id, a.access_end, ${graded}, ${markedBy(caller)},
      ${isPartner('p', caller)} as is_partner, exists (select 1 from source_sign_ins c where c.stream_id = p.id) as has_credentials, f.name as file_name, f.bytes as file_bytes, f.created_at as file_at, agreed.price as agreed_price, agreed.until as agreed_until
    from streams p ${surroundings(caller, now)} ${sampled}
      left join files f on f.stream_id = p.id and p.url = 'file:' || f.id::text where p.id = any(${ids}::uuid[]) and p.deleted_at is null`.execute(
    db,
  );
  return rows;
}

export async function findStream(
  db: Kysely<Database>,
  { id, caller, now }: { id: string; caller: string; now: string },
): Promise<FoundStream | undefined> {
  const [found] = await findStreams(db, { ids: [id], caller, now });
  return found;
}

export async function categoryExists(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Returns false when another stream has the same address. */
export async function insertStream(
  db: Transaction<Database>,
  stream: Insertable<Database['streams']>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('streams')
    .values(stream)
    .onConflict((conflict) => conflict.column('url').where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const lockStream = (trx: Transaction<Database>, id: string) =>
  trx
    .selectFrom('streams')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export type LockedStream = FoundStream & { sales: Sales | undefined };

export async function readLockedStream(
  trx: Transaction<Database>,
  wanted: { id: string; caller: string; now: string },
): Promise<LockedStream> {
  const stream = await findStream(trx, wanted);
  if (!stream) throw new Error('A locked stream is missing');
  const own = stream.owner_id === wanted.caller ? [stream.id] : [];
  const sales = await readSales(trx, own, wanted.now);
  return { ...stream, sales: sales.get(stream.id) };
}

/** Returns false when another stream has the same address. */
export async function writeStream(
  trx: Transaction<Database>,
  id: string,
  change: Updateable<Database['streams']>,
): Promise<boolean> {
  if (Object.keys(change).length === 0) return true;
  try {
    await trx.updateTable('streams').set(change).where('id', '=', id).execute();
  } catch (error) {
    if (codeOf(error) === uniqueViolation) return false;
    throw error;
  }
  return true;
}

export async function deleteSample(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('samples').where('stream_id', '=', id).execute();
  await trx.deleteFrom('source_failures').where('stream_id', '=', id).execute();
  await trx
    .updateTable('streams')
    .set({ column_names: '', sample_format: null, sample_grade: null })
    .where('id', '=', id)
    .execute();
}
