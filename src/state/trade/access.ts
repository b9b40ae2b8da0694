import type { SubscriptionPage } from '#contract/generated/documents.ts';
import type { Stream, Subscription } from '#contract/types.ts';
import { hold, load, type Held } from '../machine/load.ts';
import { keepPaymentKeys } from './idempotency.ts';
import { reload, run, type Outcome } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';
import { asSent } from './unanswered.ts';

keepPaymentKeys();

interface Access {
  bought: Held<SubscriptionPage> | undefined;
  sold: Held<SubscriptionPage> | undefined;
  /** The last purchase, for its receipt. */
  receipt: Held<Subscription> | undefined;
  /** Access addresses by subscription, as told since signing in: the exchange stores only a hash and cannot tell them again. */
  addresses: Record<string, string>;
}

export const initialAccess = (): Access => ({
  bought: undefined,
  sold: undefined,
  receipt: undefined,
  addresses: {},
});
export const access = createStore(initialAccess, { persist: false });

interface AccessFilter {
  active?: boolean | undefined;
  streamId?: string | undefined;
  page?: number | undefined;
  /** 20 by default, at most 100. */
  limit?: number | undefined;
}

const loadBought = load('access.bought', (page) => {
  access.bought = hold(page);
});
const loadSold = load('access.sold', (page) => {
  access.sold = hold(page);
});

/** Loads the access that I bought, latest end first. */
export const loadAccessBought = Object.assign((filter: AccessFilter) => loadBought({ ...filter, role: 'BOUGHT' }), {
  leave: loadBought.leave,
});

/** Loads the access that others bought from me. */
export const loadAccessSold = Object.assign((filter: AccessFilter) => loadSold({ ...filter, role: 'SOLD' }), {
  leave: loadSold.leave,
});

/** Whether the server refused because the price is no longer the one that was shown. */
export const isPriceChanged = ({ code }: { code?: string | undefined }) => code === 'price_changed';

/** What shows a price that no longer holds is read again. */
function lookAgain(outcome: Outcome<unknown>) {
  if (!outcome.ok && isPriceChanged(outcome.failure.facts))
    reload(['product.load', 'product.offers', 'accesses.mine', 'accesses.running']);
}

/** Buys access by the hour, at the price that was shown or not at all. Status is kept by the product's id. */
export async function buyAccess({ id, name, price }: Pick<Stream, 'id' | 'name' | 'price'>, hours: number) {
  const input = asSent('access.buy', id, { body: { stream_id: id, hours, shown_price: price } });
  const outcome = await run('access.buy', input, { id, parts: { name, hours } });
  lookAgain(outcome);
  if (outcome.ok && 'id' in outcome.value) {
    const { id: subscriptionId, stream_url } = outcome.value;
    access.receipt = hold(outcome.value);
    if (stream_url) access.addresses[subscriptionId] = stream_url;
  }
  return outcome;
}

/** What became of one product of several that were to be extended. */
export interface Extension {
  streamId: string;
  /** Why it was not extended. */
  problem?: string;
}

/** What is extended: a product, and the price of an hour that was shown. */
export interface Extended {
  stream_id: string;
  price: number;
}

/** Tells apart the extensions of different products. */
export const extensionId = (extended: readonly Pick<Extended, 'stream_id'>[]) =>
  extended
    .map(({ stream_id }) => stream_id)
    .toSorted()
    .join();

/** Buys the same hours of several products at once; each is bought, or refused, for itself. Status is kept by all their ids. */
export async function extendAccess(extended: readonly Extended[], hours: number) {
  const id = extensionId(extended);
  // However the list is sorted when it is pressed again, it is the same wish.
  const sorted = extended.toSorted((a, b) => (a.stream_id < b.stream_id ? -1 : 1));
  const body = sorted.map(({ stream_id, price }) => ({ stream_id, hours, shown_price: price }));
  const outcome = await run('access.extend', asSent('access.extend', id, { body }), { id });
  if (!outcome.ok || !('Responses' in outcome.value)) return { outcome, extensions: [] };
  const extensions = outcome.value.Responses.map(({ streamID, errorMessage }): Extension => ({
    streamId: streamID,
    ...(errorMessage && { problem: errorMessage }),
  }));
  return { outcome, extensions };
}

/** Replaces the key of an access address; the old one dies at once. Status is kept by the subscription's id. */
export async function replaceAccessKey(subscriptionId: string) {
  const outcome = await run('access.replaceKey', { params: { subscriptionId } }, { id: subscriptionId });
  if (outcome.ok) access.addresses[subscriptionId] = outcome.value.stream_url;
  return outcome;
}
