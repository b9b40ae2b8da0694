import { sql, type Transaction } from 'kysely';
import type { Slot, Subscription } from '#contract/types.ts';
import { addressOf, hashKey, newKey, receivesAddress } from '../access/key.ts';
import type { Database } from '../../database/schema.ts';
import type { Movement, Origin, Transfer } from '../../ledger/movement.ts';
import { bookingOf, lockAccounts, type Booking, type LockedAccounts } from '../../ledger/post.ts';
import { newId } from '../../kernel/newId.ts';
import { notificationInsert, type NewNotification } from '../../records/notifications.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { lockPartners, readPurchasedStream } from './lock.ts';
import { checkEnd, checkPurchasedStream, checkShown, totalOf, transfersOf, type PurchasedStream } from './rules.ts';

export interface Order extends Origin {
  buyer: { id: string; slots: readonly Slot[] };
  streamId: string;
  hours: number;
  /** The price per hour shown to the buyer, micro-tokens. */
  shownPrice?: number | undefined;
}

interface Shop {
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

/** Writes access from now or from the end of running access, the payment, and a row of new_buyers for a new buyer. */
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
      insert into new_buyers (subscription_id, stream_id)
      select ${id}, ${purchased.id} where (select last_end from before) is null
    ), ${notificationInsert(notifications)}${parts}
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
