import { sql, type Kysely } from 'kysely';
import type { Database, Row } from '../../database/schema.ts';
import { displayNameOf } from '../../people/names.ts';

export type Listed = Pick<
  Row<'streams'>,
  | 'id'
  | 'owner_id'
  | 'name'
  | 'type'
  | 'description'
  | 'price'
  | 'terms'
  | 'access_type'
  | 'longitude'
  | 'latitude'
  | 'start_at'
  | 'end_at'
  | 'published_at'
  | 'metadata'
  | 'category_id'
> & { owner_name: string; category_name: string };

export type Place = Pick<Listed, 'published_at' | 'id'>;

/** Reads public streams, or one of them, newest first. Keyset paging: deep pages cost the same as the first. */
export async function readListed(
  db: Kysely<Database>,
  { now, after, id, limit }: { now: string; after: Place | undefined; id: string | undefined; limit: number },
): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select s.id, s.owner_id, s.name, s.type, s.description, s.price, s.terms, s.access_type, s.longitude, s.latitude, s.start_at, s.end_at,
      s.published_at, s.metadata, s.category_id, c.name as category_name, ${displayNameOf('u')} as owner_name
    from streams s join users u on u.id = s.owner_id join categories c on c.id = s.category_id
    where s.deleted_at is null and s.visibility = 'public' and s.status = 'published' and (s.end_at is null or s.end_at > ${now})
      ${id ? sql`and s.id = ${id}::uuid` : sql``}
      ${after ? sql`and (s.published_at, s.id) < (${after.published_at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by s.published_at desc, s.id desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
