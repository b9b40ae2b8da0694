import type { z } from 'zod';
import type { SubscriptionReplies } from '#contract/entities/subscriptions.ts';
import type { Subscription } from '#contract/types.ts';
import { transaction } from '../../database/transaction.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Ask, Handlers } from '../../kernel/handler.ts';
import { originOf, withKey, type Attempt } from '../../ledger/idempotency.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { movedAddress } from '../access/key.ts';
import { isReadableAgain } from '../samples/take.ts';
import { purchase } from './purchase.ts';

interface PurchaseItem {
  stream_id: string;
  hours: number;
  shown_price?: number | undefined;
}

async function buyOne(
  exchange: Exchange,
  ask: Ask<'access.buy'>,
  item: PurchaseItem,
  attempt: Attempt,
): Promise<Subscription> {
  const { db, config } = exchange;
  const { stream_id: streamId, hours, shown_price: shownPrice } = item;
  const order = { buyer: ask.caller, streamId, hours, shownPrice, ...originOf(ask.request) };
  const buy = () =>
    transaction(db, async (trx) => {
      const shop = { now: exchange.now(), hourSeconds: config.hourSeconds, publicUrl: config.publicUrl };
      const subscription = await purchase(trx, order, shop);
      await attempt.storeReply(trx, subscription);
      return subscription;
    });
  return buy().catch(async (error: unknown) => {
    const isUnreadable = error instanceof Refusal && error.code === 'source_unreadable';
    if (!isUnreadable || !(await isReadableAgain(exchange, streamId))) throw error;
    return buy();
  });
}

/** Buys each item in its own transaction. A refused item returns its reason and does not stop the others. */
async function buySeveral(
  exchange: Exchange,
  ask: Ask<'access.buy'>,
  items: readonly PurchaseItem[],
  attempt: Attempt,
) {
  const Responses: z.output<typeof SubscriptionReplies>['Responses'] = [];
  for (const [index, item] of items.entries()) {
    try {
      const bought = await attempt.part(String(index), item, (part) => buyOne(exchange, ask, item, part));
      Responses.push({ streamID: item.stream_id, subscriptionID: bought.id });
    } catch (error) {
      const known = error instanceof Refusal;
      // A server fault stops the rest, unless the error would hide a paid purchase that cannot be repeated safely.
      if (!known && (attempt.repeatable || !Responses.some(({ subscriptionID }) => subscriptionID))) throw error;
      if (!known) ask.request.log.error({ err: error }, 'purchase failed');
      Responses.push({ streamID: item.stream_id, errorMessage: known ? error.message : 'Something went wrong' });
    }
  }
  await transaction(exchange.db, (trx) => attempt.storeReply(trx, { Responses }));
  return { Responses };
}

export const subscriptionHandlers: Handlers<'access.buy'> = {
  'access.buy': async (exchange, ask) => {
    const { body } = ask;
    const reply = await withKey<'access.buy', Awaited<ReturnType<typeof buySeveral>> | Subscription>(
      exchange,
      ask,
      'access.buy',
      (attempt) =>
        Array.isArray(body) ? buySeveral(exchange, ask, body, attempt) : buyOne(exchange, ask, body, attempt),
    );
    if ('Responses' in reply || reply.stream_url === undefined) return reply;
    // A stored answer contains the server's address of that time.
    return { ...reply, stream_url: movedAddress(exchange.config.publicUrl, reply.stream_url) };
  },
};
