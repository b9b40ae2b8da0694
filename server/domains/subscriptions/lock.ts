// Statements that read and lock what a purchase needs.
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { LockedAccounts } from '../../ledger/post.ts';
import { joinAgreedPrice } from '../../rights/agreedPrice.ts';
import { isGroupsOnly } from '../../rights/groupsOnly.ts';
import { isPartner } from '../../rights/partners.ts';
import { lacksQuery } from '../../rights/lacksQuery.ts';
import { unreadableReason } from '../../rights/unreadable.ts';
import type { Partner, PurchasedStream } from './rules.ts';

interface PurchasedStreamRow extends PurchasedStream {
  account_id: string | null;
  balance: number;
  entries: number;
}

/**
 * Reads the stream with this buyer's price. Locks both accounts in id order like `lockAccounts`, unless contracts or a missing account may add some that sort first. Optimistic: skips locking when refusal is likely.
 * The rules decide; `lockAccounts` covers wrong guesses.
 */
export async function readPurchasedStream(
  trx: Transaction<Database>,
  {
    streamId,
    buyerId,
    shownPrice,
    at,
  }: { streamId: string; buyerId: string; shownPrice: number | undefined; at: string },
): Promise<{ purchased: PurchasedStream | undefined; lockedAccounts: LockedAccounts }> {
  const { rows } = await sql<PurchasedStreamRow>`
    with purchased as (
      select s.id, s.name, s.owner_id, s.visibility, s.access_type, case when u.disabled then 'disabled' else s.status end as status, s.end_at,
        coalesce(agreed.price, s.price) as price, agreed.offer_id, ${isPartner('s', buyerId)} as is_partner, ${isGroupsOnly('s')} as groups_only,
        ${unreadableReason('s')} as unreadable, ${lacksQuery('s')} as lacks_query,
        exists (select 1 from contracts c where c.stream_id = s.id and c.end_at > ${at}) as has_contracts
      from streams s join users u on u.id = s.owner_id ${joinAgreedPrice('s', buyerId, at)}
      where s.id = ${streamId} and s.deleted_at is null
    ), locked_accounts as (
      select id, balance, entries from accounts
      where id = any(array[${buyerId}::uuid, (select owner_id from purchased where price > 0)])
        and (
          select (price = 0 or not has_contracts) and owner_id <> ${buyerId} and price = coalesce(${shownPrice ?? null}::bigint, price)
            and status not in ('expired', 'disabled') and unreadable is null and not lacks_query and (is_partner or (visibility = 'public' and access_type <> 'PROTECTED'))
            and exists (select 1 from accounts where id = ${buyerId}) and (price = 0 or exists (select 1 from accounts where id = owner_id))
          from purchased
        )
      order by id for update
    )
    select purchased.*, locked_accounts.id as account_id, locked_accounts.balance, locked_accounts.entries from purchased left join locked_accounts on true`.execute(
    trx,
  );
  const accounts = rows.flatMap(({ account_id, balance, entries }) =>
    account_id === null ? [] : [[account_id, { balance, entries }] as const],
  );
  return { purchased: rows[0], lockedAccounts: new Map(accounts) };
}

/**
 * Returns the partners with a running share. Locks the contracts, signed or not: a signature waits until the purchase
 * is booked. Purchases after it always pay the share, and earlier ones never do.
 */
export async function lockPartners(trx: Transaction<Database>, streamId: string, at: string): Promise<Partner[]> {
  const contracts = await trx
    .selectFrom('contracts')
    .select(['partner_id as id', 'share', 'signed_at'])
    .where('stream_id', '=', streamId)
    .where('start_at', '<=', at)
    .where('end_at', '>', at)
    .orderBy('id')
    .forShare()
    .execute();
  return contracts.filter(({ signed_at }) => signed_at !== null);
}
