import { sql, type RawBuilder } from 'kysely';

/**
 * THE rule for a buyer's price: joins the accepted offer that replaces the list price as `agreed`. Of several, the one
 * valid longest. The status is a literal, because prepared statements use a partial index only for a constant.
 */
export const joinAgreedPrice = (streamId: string, buyerId: string | RawBuilder<unknown>, at: string) => sql`
  left join lateral (
    select o.id as offer_id, o.amount as price, o.valid_until as until from offers o
    where o.stream_id = ${sql.ref(streamId)} and o.buyer_id = ${buyerId} and o.status = 'accepted' and o.valid_until > ${at}
    order by o.valid_until desc limit 1
  ) agreed on true`;
