import { sql, type Kysely, type RawBuilder } from 'kysely';
import { maxAmount } from '#contract/constants.ts';
import type { WalletSummary } from '#contract/types.ts';
import type { Database } from '../database/schema.ts';

/** Clamps to the safe integers of the wire. A lifetime total may exceed them. */
const within = (sum: RawBuilder<unknown>) =>
  sql`greatest(least(coalesce(${sum}, 0), ${maxAmount}::bigint), -${maxAmount}::bigint)::bigint`;

export async function readSummary(db: Kysely<Database>, accountId: string): Promise<WalletSummary> {
  const { rows } = await sql<WalletSummary>`
    select coalesce((select balance from accounts where id = ${accountId}), 0)::bigint as balance,
      ${within(sql`sum(value) filter (where type = 'DEPOSIT')`)} as bought,
      ${within(sql`sum(value) filter (where type = 'WITHDRAWAL')`)} as withdrawn,
      ${within(sql`sum(case when received then value when type = 'SHARE' then -value end)
        filter (where type in ('PURCHASE', 'SHARE', 'FEE'))`)} as earned,
      ${within(sql`sum(value) filter (where not received and type in ('PURCHASE', 'FEE'))`)} as spent
    from (
      select type, value, false as received from transfers where from_id = ${accountId}
      union all select type, value, true from transfers where to_id = ${accountId}
    ) t`.execute(db);
  return rows[0] ?? { balance: 0, bought: 0, withdrawn: 0, earned: 0, spent: 0 };
}
