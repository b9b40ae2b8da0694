import type { z } from 'zod';
import type { SubscriptionReplies } from '#contract/entities/trade/subscriptions.ts';
import type { Subscription } from '#contract/types.ts';
import { transaction } from '../../database/transaction.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { CallInput, Handlers } from '../../kernel/handler.ts';
import { originOf, withKey, type Attempt } from '../../ledger/idempotency.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { movedAddress } from '../access/key.ts';
import { probeAgain } from '../samples/probeAgain.ts';
import { purchase } from './purchase.ts';

interface PurchaseItem {
  stream_id: string;
  hours: number;
  shown_price?: number | undefined;
}

function buyOne(
  { db, config, now }: Exchange,
  input: CallInput<'access.buy'>,
  item: PurchaseItem,
  attempt: Attempt,
): Promise<Subscription> {
  const { stream_id: streamId, hours, shown_price: shownPrice } = item;
  const order = { buyer: input.caller, streamId, hours, shownPrice, ...originOf(input.request) };
  return transaction(db, async (trx) => {
    const shop = { now: now(), hourSeconds: config.hourSeconds, publicUrl: config.publicUrl };
    const subscription = await purchase(trx, order, shop);
    await attempt.storeReply(trx, subscription);
    return subscription;
  });
}

const isUnreadable = (error: unknown) => error instanceof Refusal && error.code === 'source_unreadable';

async function buyProbed(exchange: Exchange, input: CallInput<'access.buy'>, item: PurchaseItem, attempt: Attempt) {
  const buy = () => buyOne(exchange, input, item, attempt);
  return buy().catch(async (error: unknown) => {
    if (!isUnreadable(error) || (await probeAgain(exchange, [item.stream_id])).size === 0) throw error;
    return buy();
  });
}

type Replies = z.output<typeof SubscriptionReplies>['Responses'];

/** A refused item does not stop the others. Unreadable sources are probed together, after the other purchases. */
async function buySeveral(
  exchange: Exchange,
  input: CallInput<'access.buy'>,
  items: readonly PurchaseItem[],
  attempt: Attempt,
) {
  const Responses: Replies = [];
  const unreadable: number[] = [];
  const buy = async (index: number, item: PurchaseItem) => {
    try {
      const bought = await attempt.part(String(index), item, (part) => buyOne(exchange, input, item, part));
      Responses[index] = { streamID: item.stream_id, subscriptionID: bought.id };
    } catch (error) {
      const known = error instanceof Refusal;
      // A server fault stops the rest, unless the error would hide a paid purchase that cannot be repeated safely.
      if (!known && (attempt.repeatable || !Responses.some(({ subscriptionID }) => subscriptionID))) throw error;
      if (!known) input.request.log.error({ err: error }, 'purchase failed');
      Responses[index] = { streamID: item.stream_id, errorMessage: known ? error.message : 'Something went wrong' };
      if (isUnreadable(error)) unreadable.push(index);
    }
  };
  for (const [index, item] of items.entries()) await buy(index, item);
  const refused = unreadable.flatMap((index) => items[index] ?? []);
  const readable =
    refused.length > 0
      ? await probeAgain(
          exchange,
          refused.map((item) => item.stream_id),
        )
      : new Set();
  for (const [place, index] of unreadable.entries()) {
    const item = refused[place];
    if (item && readable.has(item.stream_id)) await buy(index, item);
  }
  await transaction(exchange.db, (trx) => attempt.storeReply(trx, { Responses }));
  return { Responses };
}

export const subscriptionHandlers: Handlers<'access.buy'> = {
  'access.buy': async (exchange, input) => {
    const { body } = input;
    const reply = await withKey<'access.buy', Awaited<ReturnType<typeof buySeveral>> | Subscription>(
      exchange,
      input,
      'access.buy',
      (attempt) =>
        Array.isArray(body) ? buySeveral(exchange, input, body, attempt) : buyProbed(exchange, input, body, attempt),
    );
    if ('Responses' in reply || reply.stream_url === undefined) return reply;
    // A stored answer contains the server's address of that time.
    return { ...reply, stream_url: movedAddress(exchange.config.publicUrl, reply.stream_url) };
  },
};
