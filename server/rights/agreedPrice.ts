import { sql, type RawBuilder } from 'kysely';

/**
 * THE rule for a buyer's price: joins the accepted offer that replaces the list price as `agreed`, at the lower of both
 * prices. Of several, the one valid longest. The status is a literal, because prepared statements use a partial index only
 * for a constant.
 */
export const joinAgreedPrice = (stream: string, buyerId: string | RawBuilder<unknown>, at: string) => sql`
  left join lateral (
    select o.id as offer_id, least(o.amount, ${sql.ref(`${stream}.price`)}) as price, o.valid_until as until from offers o
    where o.stream_id = ${sql.ref(`${stream}.id`)} and o.buyer_id = ${buyerId} and o.status = 'accepted' and o.valid_until > ${at}
    order by o.valid_until desc limit 1
  ) agreed on true`;
