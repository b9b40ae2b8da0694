import { sql, type Kysely, type Transaction, type Updateable } from 'kysely';
import { maxOffset } from '#contract/constants.ts';
import { codeOf } from '../../database/errors.ts';
import type { Database, Row } from '../../database/schema.ts';
import { displayNameOf } from '../../names.ts';
import { forgetKept } from './kept.ts';
import { isPartner } from '../../partners.ts';
import { orderOf, rowsOf, type Listing } from './listing.ts';
import { readTotal } from './totals.ts';

const uniqueViolation = '23505';

/** A stream as the caller finds it: with the owner's name and, while it runs, the caller's access. */
export interface StreamRow extends Omit<Row<'streams'>, 'deleted_at'> {
  owner_name: string;
  access_id: string | null;
  access_end: string | null;
}

const names = [
  'id',
  'owner_id',
  'name',
  'type',
  'description',
  'snippet',
  'price',
  'url',
  'terms',
  'category_id',
  'visibility',
  'access_type',
  'takes_offers',
  'longitude',
  'latitude',
  'start_at',
  'end_at',
  'published_at',
  'max_calls',
  'max_unit',
  'metadata',
  'logo',
  'status',
  'buyers',
] as const;
const columnsOf = (alias: string) => sql.join(names.map((name) => sql.ref(`${alias}.${name}`)));

/** Owner and running access of the streams `p`. Access that was extended ends with the last extension. */
const surroundings = (caller: string, now: string) => sql`
  left join users u on u.id = p.owner_id
  left join lateral (
    select id as access_id, max(end_at) over () as access_end from subscriptions
    where stream_id = p.id and user_id = ${caller} and end_at > ${now} order by start_at limit 1
  ) a on true`;

/** Numbers that recur are written out, so that the database can keep one plan for them. */
function limitOf(offset: number, limit: number) {
  if (offset >= maxOffset) return sql`limit 0`;
  return offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${sql.lit(limit)} offset ${offset}`;
}

/** One page and the total of the whole list. */
export async function readPage(db: Kysely<Database>, listing: Listing): Promise<{ total: number; rows: StreamRow[] }> {
  const { caller, now, page, limit, filter } = listing;
  const offset = page * limit;
  const [{ rows }, total] = await Promise.all([
    sql<StreamRow>`
      select ${columnsOf('p')}, ${displayNameOf('u')} as owner_name, a.access_id, a.access_end
      from (
        select ${columnsOf('s')} from ${rowsOf(listing, filter)} order by ${orderOf(listing, 's')} ${limitOf(offset, limit)}
      ) p ${surroundings(caller, now)}
      order by ${orderOf(listing, 'p')}`.execute(db),
    readTotal(db, listing),
  ]);
  // Counted a moment apart: what was seen is the least there is.
  return { total: Math.max(total, rows.length > 0 ? offset + rows.length : 0), rows };
}

/** A stream that is not deleted, whoever asks: `rules.ts` says who may see it. A partner has been approved by the owner. */
export async function findStream(
  db: Kysely<Database>,
  { id, caller, now }: { id: string; caller: string; now: string },
): Promise<(StreamRow & { is_partner: boolean }) | undefined> {
  const { rows } = await sql<StreamRow & { is_partner: boolean }>`
    select ${columnsOf('p')}, ${displayNameOf('u')} as owner_name, a.access_id, a.access_end, ${isPartner('p', caller)} as is_partner
    from streams p ${surroundings(caller, now)} where p.id = ${id} and p.deleted_at is null`.execute(db);
  return rows[0];
}

export async function categoryExists(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

type NewStream = Omit<Row<'streams'>, 'metadata' | 'buyers' | 'deleted_at' | 'logo'> & { metadata: string };

/** False when another stream has the same address. */
export async function insertStream(db: Kysely<Database>, stream: NewStream): Promise<boolean> {
  const inserted = await db
    .insertInto('streams')
    .values(stream)
    .onConflict((conflict) => conflict.column('url').where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  forgetKept(db);
  return inserted !== undefined;
}

/** A stream that is not deleted, held until the transaction ends. */
export const holdStream = (trx: Transaction<Database>, id: string) =>
  trx
    .selectFrom('streams')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Columns to be changed, with their new values. */
export type StreamChange = Updateable<Database['streams']>;

/** False when another stream has the same address. */
export async function writeStream(trx: Transaction<Database>, id: string, change: StreamChange): Promise<boolean> {
  try {
    await trx.updateTable('streams').set(change).where('id', '=', id).execute();
  } catch (error) {
    if (codeOf(error) === uniqueViolation) return false;
    throw error;
  }
  return true;
}

export const forgetSample = (trx: Transaction<Database>, id: string) =>
  trx.deleteFrom('samples').where('stream_id', '=', id).execute();
