import { sql, type Kysely } from 'kysely';
import { maxOffset } from '#contract/constants.ts';
import type { Database, Row } from '../../database/schema.ts';
import { displayNameOf } from '../../names.ts';
import { orderOf, rowsOf, type Listing } from './listing.ts';

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

/** One page and the total of the whole list, in one trip. The total counts no further than paging reaches. */
export async function readPage(db: Kysely<Database>, listing: Listing): Promise<{ total: number; rows: StreamRow[] }> {
  const { caller, now, page, limit, filter } = listing;
  const offset = page * limit;
  const rows = rowsOf(listing, filter);
  const result = await sql<StreamRow & { total: number; id: string | null }>`
    select c.total, ${columnsOf('p')}, ${displayNameOf('u')} as owner_name, a.access_id, a.access_end
    from (select count(*)::int as total from (select 1 from ${rows} limit ${maxOffset}) one) c
    left join (
      select ${columnsOf('s')} from ${rows} order by ${orderOf(listing, 's')}
      limit ${offset < maxOffset ? limit : 0} offset ${Math.min(offset, maxOffset)}
    ) p on true ${surroundings(caller, now)}
    order by ${orderOf(listing, 'p')}`.execute(db);
  return { total: result.rows[0]?.total ?? 0, rows: result.rows.filter(({ id }) => id !== null) };
}

/** A stream that is not deleted, whoever asks: `rules.ts` says who may see it. */
export async function findStream(
  db: Kysely<Database>,
  { id, caller, now }: { id: string; caller: string; now: string },
): Promise<StreamRow | undefined> {
  const { rows } = await sql<StreamRow>`
    select ${columnsOf('p')}, ${displayNameOf('u')} as owner_name, a.access_id, a.access_end
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
  return inserted !== undefined;
}
