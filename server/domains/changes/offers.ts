import { sql, type Kysely } from 'kysely';
import { maxChanges } from '#contract/constants.ts';
import type { Changes } from '#contract/types.ts';
import type { Database, Row } from '../../database/schema.ts';
import type { Caller } from '../../kernel/handler.ts';
import { isPartner } from '../../rights/partners.ts';
import { maySee } from '../streams/rules.ts';

interface Moved extends Pick<Row<'offers'>, 'id' | 'status' | 'amount'> {
  name: string;
  /** The product's name when the offer was made. */
  name_then: string | null;
  owner_id: string;
  visibility: Row<'streams'>['visibility'];
  stream_status: Row<'streams'>['status'];
  deleted_at: string | null;
  access_id: string | null;
  is_partner: boolean;
}

const maxMoved = 200;

export async function readOfferChanges(
  db: Kysely<Database>,
  caller: Caller,
  baseline: string,
  now: string,
): Promise<Changes['offers']> {
  const movedOf = (side: 'buyer' | 'seller') => sql`(
    select *, ${sql.lit(side)} as side from offers
    where ${sql.ref(`${side}_id`)} = ${caller.id} and moved_at > ${baseline}::timestamptz
    order by moved_at desc, id desc limit ${sql.lit(maxMoved)})`;
  const { rows } = await sql<Moved>`
    select o.id, o.status, o.amount, s.name, s.owner_id, s.visibility, s.status as stream_status, s.deleted_at,
      ${isPartner('s', caller.id)} as is_partner,
      (select a.id from subscriptions a where a.stream_id = s.id and a.user_id = ${caller.id}
        and a.end_at > ${now}::timestamptz order by a.end_at desc limit 1) as access_id,
      (select c.before from stream_changes c where c.stream_id = s.id and c.field = 'name' and c.at > o.created_at
        order by c.at, c.id limit 1) #>> '{}' as name_then
    from (${movedOf('buyer')} union all ${movedOf('seller')}) o
    join offer_moves m on m.offer_id = o.id and m.version = o.version
    join streams s on s.id = o.stream_id
    where m.action = 'expired' or m.by <> o.side
    order by o.moved_at desc, o.id desc limit ${sql.lit(maxChanges)}`.execute(db);
  return rows.map((row) => {
    const { id, status, amount, name, name_then, stream_status, deleted_at } = row;
    const sees = deleted_at === null && maySee({ ...row, status: stream_status }, caller);
    return { id, stream_name: sees ? name : (name_then ?? name), status, amount };
  });
}
