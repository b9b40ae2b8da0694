import type { SubscriptionPage } from '#contract/generated/documents.ts';
import type { Stream, Subscription } from '#contract/types.ts';
import { hold, load, type Held } from './load.ts';
import { run } from './operations.ts';
import { createStore } from './registry.ts';

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

/** Buys access by the hour. */
export async function buyAccess({ id, name }: Pick<Stream, 'id' | 'name'>, hours: number) {
  const outcome = await run('access.buy', { body: { stream_id: id, hours } }, { parts: { name, hours } });
  if (outcome.ok && 'id' in outcome.value) {
    const { id: subscriptionId, stream_url } = outcome.value;
    access.receipt = hold(outcome.value);
    if (stream_url) access.addresses[subscriptionId] = stream_url;
  }
  return outcome;
}

/** Replaces the key of an access address; the old one dies at once. Status is kept by the subscription's id. */
export async function replaceAccessKey(subscriptionId: string) {
  const outcome = await run('access.replaceKey', { params: { subscriptionId } }, { id: subscriptionId });
  if (outcome.ok) access.addresses[subscriptionId] = outcome.value.stream_url;
  return outcome;
}
