import { sql, type Transaction } from 'kysely';
import type { Slot, Subscription } from '#contract/types.ts';
import { addressOf, hashKey, newKey, receivesAddress } from '../access/key.ts';
import type { Database } from '../../database/schema.ts';
import { joinAgreedPrice } from '../../rights/agreedPrice.ts';
import { isGroupsOnly } from '../../rights/groupsOnly.ts';
import type { Movement, Origin, Transfer } from '../../ledger/movement.ts';
import { bookingOf, lockAccounts, type Booking, type LockedAccounts } from '../../ledger/post.ts';
import { newId } from '../../kernel/newId.ts';
import { notificationInsert, type NewNotification } from '../../records/notifications.ts';
import { isPartner } from '../../rights/partners.ts';
import { Refusal } from '../../kernel/refusal.ts';
import {
  checkEnd,
  checkPurchasedStream,
  checkShown,
  totalOf,
  transfersOf,
  type PurchasedStream,
  type Partner,
} from './rules.ts';

export interface Order extends Origin {
  buyer: { id: string; slots: readonly Slot[] };
  streamId: string;
  hours: number;
  /** The price per hour shown to the buyer, micro-tokens. */
  shownPrice?: number | undefined;
}

/** Environment of a purchase. */
export interface Shop {
  now: Date;
  /** Seconds per purchased hour. */
  hourSeconds: number;
  publicUrl: string;
}

/** Books tokens and access in one transaction: two statements, four with partners. */
export async function purchase(
  trx: Transaction<Database>,
  { buyer, streamId, hours, shownPrice, ...origin }: Order,
  shop: Shop,
): Promise<Subscription> {
  const at = shop.now.toISOString();
  const { purchased, lockedAccounts } = await readPurchasedStream(trx, { streamId, buyerId: buyer.id, shownPrice, at });
  checkPurchasedStream(purchased, buyer.id, at);
  checkShown(purchased, shownPrice);
  const id = newId();
  const total = totalOf(purchased.price, hours);
  const stream = { id: purchased.id, name: purchased.name, ownerId: purchased.owner_id };
  const partners = purchased.has_contracts && total > 0 ? await lockPartners(trx, purchased.id, at) : [];
  const transfers = transfersOf({ subscriptionId: id, buyerId: buyer.id, stream, total, partners });
  // Locks the buyer's account even for free access: two concurrent purchases must not get the same hours.
  const ids = [buyer.id, ...transfers.flatMap(({ from, to }) => [from, to])];
  const locked = ids.every((one) => lockedAccounts.has(one)) ? lockedAccounts : await lockAccounts(trx, ids);
  const booking = transfers.length > 0 ? tryBooking({ at, transfers, ...origin }, locked) : undefined;
  const key = receivesAddress(buyer.slots) && !purchased.groups_only ? newKey() : undefined;
  const notifications = notificationsOf({ id, buyerId: buyer.id, purchased, total, at, transfers });
  const grant = {
    id,
    buyerId: buyer.id,
    purchased,
    hours,
    total,
    at,
    key,
    notifications,
    seconds: hours * shop.hourSeconds,
  };
  const time = await write(trx, grant, booking instanceof Refusal ? undefined : booking);
  // Problems with the time take precedence over payment errors. Either rolls everything back.
  checkEnd(purchased, time.end_at, at);
  if (booking instanceof Refusal) throw booking;
  return {
    id,
    stream_id: purchased.id,
    stream_name: purchased.name,
    stream_owner: purchased.owner_id,
    user_id: buyer.id,
    hours,
    start_date: time.start_at,
    end_date: time.end_at,
    stream_price: purchased.price,
    total,
    ...(key && { stream_url: addressOf(shop.publicUrl, id, key) }),
    active: time.start_at <= at,
  };
}

function tryBooking(movement: Movement, locked: LockedAccounts): Booking | Refusal {
  try {
    return bookingOf(movement, locked);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Reason why a stream `s` is unreadable: the error that stopped sales. */
const unreadable = sql`(
  select f.reason from source_failures f where f.stream_id = s.id and f.source = s.url and f.stops)`;

interface PurchasedStreamRow extends PurchasedStream {
  account_id: string | null;
  balance: number;
  entries: number;
}

/**
 * Reads the stream with this buyer's price. Locks both accounts in id order like `lockAccounts`, unless contracts may add accounts that sort first. Optimistic: skips locking when refusal is likely.
 * The rules decide; `lockAccounts` covers wrong guesses.
 */
async function readPurchasedStream(
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
        ${unreadable} as unreadable,
        exists (select 1 from contracts c where c.stream_id = s.id and c.end_at > ${at}) as has_contracts
      from streams s join users u on u.id = s.owner_id ${joinAgreedPrice('s.id', buyerId, at)}
      where s.id = ${streamId} and s.deleted_at is null
    ), locked_accounts as (
      select id, balance, entries from accounts
      where id = any(array[${buyerId}::uuid, (select owner_id from purchased where price > 0)])
        and (
          select (price = 0 or not has_contracts) and owner_id <> ${buyerId} and price = coalesce(${shownPrice ?? null}::bigint, price)
            and status not in ('expired', 'disabled') and unreadable is null and (is_partner or (visibility = 'public' and access_type <> 'PROTECTED'))
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
async function lockPartners(trx: Transaction<Database>, streamId: string, at: string): Promise<Partner[]> {
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

/** Notifies the owner of the purchase, and each partner of the paid share. */
function notificationsOf({
  id,
  buyerId,
  purchased,
  total,
  at,
  transfers,
}: Pick<Grant, 'id' | 'buyerId' | 'purchased' | 'total' | 'at'> & {
  transfers: readonly Transfer[];
}): NewNotification[] {
  const about = { at, streamId: purchased.id, reference: id };
  return [
    { userId: purchased.owner_id, kind: 'access_sold', actorId: buyerId, amount: total, ...about },
    ...transfers
      .filter(({ type }) => type === 'SHARE')
      .map(({ to, value }) => ({
        userId: to,
        kind: 'share_paid' as const,
        actorId: purchased.owner_id,
        amount: value,
        ...about,
      })),
  ];
}

interface Grant {
  id: string;
  buyerId: string;
  purchased: PurchasedStream;
  hours: number;
  seconds: number;
  total: number;
  at: string;
  key: string | undefined;
  notifications: readonly NewNotification[];
}

/** Writes access from now or from the end of running access, and the payment. The first purchase counts a new buyer. */
async function write(
  trx: Transaction<Database>,
  { id, buyerId, purchased, hours, seconds, total, at, key, notifications }: Grant,
  booking: Booking | undefined,
): Promise<{ start_at: string; end_at: string }> {
  const [parts, moved] = booking
    ? [sql`, ${booking.parts}`, sql`, (select count(*) from moved) as moved`]
    : [sql``, sql``];
  const result = await sql<{ start_at: string; end_at: string; moved?: number }>`
    with before as (
      select max(end_at) as last_end from subscriptions where stream_id = ${purchased.id} and user_id = ${buyerId}
    ), counted as (
      update streams set buyers = buyers + 1 where id = ${purchased.id} and (select last_end from before) is null
    ), notified as (${notificationInsert(notifications)})${parts}
    insert into subscriptions (id, stream_id, user_id, seller_id, hours, start_at, end_at, price, total, offer_id, key_hash, created_at)
    select ${id}, ${purchased.id}, ${buyerId}, ${purchased.owner_id}, ${hours}, time.starts, time.starts + ${seconds} * interval '1 second',
      ${purchased.price}, ${total}, ${purchased.offer_id}, ${key ? hashKey(key) : null}, ${at}
    from (select greatest(last_end, ${at}::timestamptz) as starts from before) as time
    returning start_at, end_at${moved}`.execute(trx);
  const [time] = result.rows;
  if (!time) throw new Error('The access was not written');
  booking?.check(time.moved);
  return time;
}
