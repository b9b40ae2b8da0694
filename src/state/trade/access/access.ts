import type { Stream, Subscription } from '#contract/types.ts';
import { ref, type Ref } from '../../machine/load.ts';
import { connectPaymentKeys } from '../money/idempotency.ts';
import { reload, run, type Outcome } from '../../machine/operations.ts';
import { createStore } from '../../machine/registry.ts';
import { resource } from '../../machine/resource.ts';
import { reuseUnanswered } from '../money/unanswered.ts';

connectPaymentKeys();

interface Access {
  receipt: Ref<Subscription> | undefined;
  /** Access addresses by subscription. The server stores only a hash and sends each address once. */
  addresses: Record<string, string>;
}

const initialAccess = (): Access => ({
  receipt: undefined,
  addresses: {},
});
export const access = createStore(initialAccess, { persist: false });

export const bought = resource('access.bought', {
  from: 'subscriptions',
  input: (streamId: string) => ({ streamId, limit: 1, role: 'BOUGHT' }),
  value: ({ content: [latest] }) => latest,
});

export const isPriceChanged = ({ code }: { code?: string | undefined }) => code === 'price_changed';

function reloadPrices(outcome: Outcome<unknown>) {
  if (!outcome.ok && isPriceChanged(outcome.failure.facts))
    reload(['product.load', 'accesses.mine', 'accesses.running', 'overview.access']);
}

/** Buys access at the shown price or not at all. */
export async function buyAccess({ id, name, price }: Pick<Stream, 'id' | 'name' | 'price'>, hours: number) {
  const input = reuseUnanswered('access.buy', id, { body: { stream_id: id, hours, shown_price: price } });
  const outcome = await run('access.buy', input, { id, parts: { name, hours } });
  reloadPrices(outcome);
  if (outcome.ok && 'id' in outcome.value) {
    const { id: subscriptionId, stream_url } = outcome.value;
    access.receipt = ref(outcome.value);
    if (stream_url) access.addresses[subscriptionId] = stream_url;
  }
  return outcome;
}

export interface Extension {
  streamId: string;
  problem?: string;
}

export interface Extended {
  stream_id: string;
  price: number;
}

export const extensionId = (extended: readonly Pick<Extended, 'stream_id'>[]) =>
  extended
    .map(({ stream_id }) => stream_id)
    .toSorted()
    .join();

export async function extendAccess(extended: readonly Extended[], hours: number) {
  const id = extensionId(extended);
  // Sorted, so that the order of the list does not make it another request.
  const sorted = extended.toSorted((a, b) => (a.stream_id < b.stream_id ? -1 : 1));
  const body = sorted.map(({ stream_id, price }) => ({ stream_id, hours, shown_price: price }));
  const outcome = await run('access.extend', reuseUnanswered('access.extend', id, { body }), { id });
  if (!outcome.ok || !('Responses' in outcome.value)) return { outcome, extensions: [] };
  const extensions = outcome.value.Responses.map(({ streamID, errorMessage }): Extension => ({
    streamId: streamID,
    ...(errorMessage && { problem: errorMessage }),
  }));
  return { outcome, extensions };
}

export async function replaceAccessKey(subscriptionId: string) {
  const outcome = await run('access.replaceKey', { params: { subscriptionId } }, { id: subscriptionId });
  if (outcome.ok) access.addresses[subscriptionId] = outcome.value.stream_url;
  return outcome;
}
