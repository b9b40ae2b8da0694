import { sql, type Kysely } from 'kysely';
import { rights } from '#contract/constants.ts';
import type { Party } from '#contract/generated/documents.ts';
import { likePattern } from '../../database/likePattern.ts';
import type { Database } from '../../database/schema.ts';
import { displayNameOf } from '../../people/names.ts';
import { normalEmail } from '../../people/email.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Caller } from '../../kernel/handler.ts';
import { callRates } from '../../kernel/rates/callRates.ts';
import { refuseOver } from '../../kernel/rates/rateLimit.ts';

const maxFound = 10;

const isAddress = (text: string) => /^\S+@\S+\.\S+$/u.test(text.trim());

export async function searchPeople(
  exchange: Exchange,
  { id, slots }: Pick<Caller, 'id' | 'slots'>,
  search: string,
): Promise<Party[]> {
  const byAddress = isAddress(search) && slots.some((slot) => rights.sell.some((other) => other === slot));
  if (byAddress) await refuseOver(exchange, `people:${id}`, callRates.personByAddress);
  return findPeople(exchange.db, id, search, byAddress);
}

/** Finds trading partners by name, others by exact address only, so that accounts cannot be enumerated. */
async function findPeople(
  db: Kysely<Database>,
  personId: string,
  search: string,
  byAddress: boolean,
): Promise<Party[]> {
  // One account at a time by id: as a joined set, PostgreSQL would read every account of the exchange.
  const { rows } = await sql<Party>`
    with known as (
      select user_id as id from subscriptions where seller_id = ${personId} union select seller_id from subscriptions where user_id = ${personId}
      union select buyer_id from offers where seller_id = ${personId} union select seller_id from offers where buyer_id = ${personId}
      union select partner_id from contracts where owner_id = ${personId} union select owner_id from contracts where partner_id = ${personId}
      union select user_id from access_requests where owner_id = ${personId} union select owner_id from access_requests where user_id = ${personId}
    )
    select id, name from (
      select u.id, ${displayNameOf('u')} as name, u.disabled from users u where ${byAddress}::boolean and u.email = ${normalEmail(search)} union
      select u.id, ${displayNameOf('u')}, u.disabled from known
      cross join lateral (select * from users where users.id = known.id limit 1) u
      where ${displayNameOf('u')} ilike ${likePattern(search.trim())}) found
    where id <> ${personId} and not disabled
    order by name, id limit ${maxFound}`.execute(db);
  return rows;
}
