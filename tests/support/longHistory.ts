// Adds many transfers to an account by one statement, with the same balances and entries as single bookings.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { treasuryId } from '#server/ledger/movement.ts';

/** Deposits of 3 and withdrawals of 1 token in turn, one each 15 seconds up to now, in random places of the table. */
export async function lengthenHistory(db: Kysely<Database>, id: string, added: number): Promise<void> {
  const count = sql.lit(added);
  await sql`
    with each as (
      select n, case when n % 2 = 1 then 3000000 else -1000000 end::bigint as delta from generate_series(1, ${count}) n),
    moved as (select n, delta, sum(delta) over (order by n) as total from each),
    own as (select * from accounts where id = ${id}), treasury as (select * from accounts where id = ${treasuryId})
    insert into transfers (id, movement_id, type, from_id, to_id, value, from_balance, to_balance, from_entry, to_entry, at)
    select gen_random_uuid(), gen_random_uuid(), case when delta > 0 then 'DEPOSIT' else 'WITHDRAWAL' end,
      case when delta > 0 then treasury.id else own.id end, case when delta > 0 then own.id else treasury.id end, abs(delta),
      case when delta > 0 then treasury.balance - total else own.balance + total end,
      case when delta > 0 then own.balance + total else treasury.balance - total end,
      case when delta > 0 then treasury.entries else own.entries end + n,
      case when delta > 0 then own.entries else treasury.entries end + n,
      now() - (${count} - n) * interval '15 seconds'
    from moved, own, treasury order by hashint8(n)`.execute(db);
  await sql`
    update accounts set entries = entries + ${count}, balance = balance + case when id = ${id} then gained else -gained end
    from (select sum(case when n % 2 = 1 then 3000000 else -1000000 end)::bigint as gained from generate_series(1, ${count}) n) all_moved
    where id in (${id}, ${treasuryId})`.execute(db);
}
