import { sql, type Kysely } from 'kysely';
import type { BalanceCheck } from '#contract/types.ts';
import type { Database } from '../database/schema.ts';

/** Transfers that a check adds up. `npm run audit:ledger` adds up all. */
export const maxChecked = 10_000;
/** Share read beyond them: transfers are booked by entry, and can differ in the order of their times. */
const spare = 0.1;

interface Sums {
  balance: number;
  entries: number;
  received: number;
  paid: number;
  movements: number;
  /** Balance before the first of them. */
  opening: number;
}

/** A single statement, so a concurrent movement is in the balance and the sums or in neither. */
async function addUp(db: Kysely<Database>, accountId: string, newest?: number): Promise<Sums | undefined> {
  const some = newest === undefined ? sql`` : sql`order by at desc, id desc limit ${Math.ceil(newest * (1 + spare))}`;
  const { rows } = await sql<Sums>`
    select own.balance, own.entries, coalesce(sum(delta) filter (where delta > 0), 0)::bigint as received,
      coalesce(-sum(delta) filter (where delta < 0), 0)::bigint as paid, count(delta)::int as movements,
      coalesce((array_agg(after - delta order by entry))[1], 0)::bigint as opening
    from accounts own left join (
      (select from_entry as entry, -value as delta, from_balance as after from transfers where from_id = ${accountId} ${some})
      union all
      (select to_entry, value, to_balance from transfers where to_id = ${accountId} ${some})
    ) moved on ${newest === undefined ? sql`true` : sql`entry > own.entries - ${newest}`}
    where own.id = ${accountId} group by own.balance, own.entries`.execute(db);
  return rows[0];
}

/**
 * Adds up the whole history, or the newest transfers of a long one to the balance before them. If some of those are
 * not among the newest by time, adds up all.
 */
export async function checkBalance(
  db: Kysely<Database>,
  accountId: string,
  most: number = maxChecked,
): Promise<BalanceCheck> {
  const newest = await addUp(db, accountId, most);
  if (!newest) return { balance: 0, received: 0, paid: 0, movements: 0, agrees: true };
  const isPart = newest.entries > most && newest.movements === most;
  const all = isPart || newest.entries <= most ? newest : await addUp(db, accountId);
  const { balance, received, paid, movements, opening } = all ?? newest;
  const before = isPart ? opening : 0;
  return {
    balance,
    received,
    paid,
    movements,
    agrees: before + received - paid === balance,
    ...(isPart && { opening }),
  };
}
