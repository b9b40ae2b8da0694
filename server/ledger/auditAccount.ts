import { sql, type Kysely } from 'kysely';
import type { BalanceCheck } from '#contract/types.ts';
import type { Database } from '../database/schema.ts';

/** Transfers that an audit of one account adds up. `npm run audit:ledger` adds up all. */
export const maxChecked = 10_000;
/** Share read beyond them: transfers are booked by entry, and can differ in the order of their times. */
const extraShare = 0.1;

interface Sums {
  balance: number;
  entries: number;
  received: number;
  paid: number;
  movements: number;
  /** Balance stored with the transfer before them. Null when these are all, or when it was not found. */
  opening: number | null;
}

/** A single statement, so a concurrent movement is in the balance and the sums or in neither. */
async function readSums(db: Kysely<Database>, accountId: string, newest?: number): Promise<Sums | undefined> {
  const first = newest === undefined ? sql`0` : sql`greatest(own.entries - ${newest}, 0)`;
  const some =
    newest === undefined ? sql`` : sql`order by at desc, id desc limit ${Math.ceil(newest * (1 + extraShare))}`;
  const { rows } = await sql<Sums>`
    select own.balance, own.entries,
      coalesce(sum(delta) filter (where delta > 0 and entry > ${first}), 0)::bigint as received,
      coalesce(-sum(delta) filter (where delta < 0 and entry > ${first}), 0)::bigint as paid,
      (count(*) filter (where entry > ${first}))::int as movements,
      max(after) filter (where entry = ${first}) as opening
    from accounts own left join (
      (select from_entry as entry, -value as delta, from_balance as after from transfers where from_id = ${accountId} ${some})
      union all
      (select to_entry, value, to_balance from transfers where to_id = ${accountId} ${some})
    ) moved on entry >= ${first}
    where own.id = ${accountId} group by own.balance, own.entries`.execute(db);
  return rows[0];
}

/**
 * Adds up the whole history, or the newest transfers of a long one to the balance stored before them.
 * Adds up all if some of those are not among the newest by time.
 */
export async function auditAccount(
  db: Kysely<Database>,
  accountId: string,
  most: number = maxChecked,
): Promise<BalanceCheck> {
  const newest = await readSums(db, accountId, most);
  if (!newest) return { balance: 0, received: 0, paid: 0, movements: 0, agrees: true };
  const isPart = newest.movements === most && newest.opening !== null;
  const all = isPart || newest.entries <= most ? newest : await readSums(db, accountId);
  const { balance, received, paid, movements, opening } = all ?? newest;
  return {
    balance,
    received,
    paid,
    movements,
    agrees: (opening ?? 0) + received - paid === balance,
    ...(opening !== null && { opening }),
  };
}
