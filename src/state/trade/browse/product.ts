import { isComputed } from '#contract/computed.ts';
import type { Input, Reply, Stream } from '#contract/types.ts';
import { standard } from '../../../messages/operations.ts';
import { failureMessage } from '../../machine/failureMessage.ts';
import { listed } from './marketplace.ts';
import { resetKey, run } from '../../machine/operations.ts';
import { batch, resource } from '../../machine/resource.ts';
import { keyOf } from '../../machine/status.ts';
import { session } from '../../me/session.ts';

const byId = (id: string) => ({ params: { id } });

export const product = resource('product.load', { from: 'streams.get', input: byId });
export const sample = resource('product.sample', { from: 'streams.sample', input: byId });
export type RowWindow = Reply<'streams.rows'>;
export type RowInput = { id: string } & NonNullable<Input<'streams.rows'>['query']>;
let windowsRead = 0;
export const allRows = resource('product.rows', {
  from: 'streams.rows',
  input: ({ id, ...query }: RowInput) => ({ params: { id }, query }),
  id: ({ id }) => id,
});

/** Reads a window while others are read. Returns the text of a failure; undefined after an abort. */
export async function readRows(
  input: RowInput,
  signal: AbortSignal,
): Promise<RowWindow | { failed: string } | undefined> {
  windowsRead += 1;
  const id = String(windowsRead);
  const end = () => resetKey(keyOf(allRows.name, id));
  signal.addEventListener('abort', end);
  const outcome = await allRows.read(input, id);
  signal.removeEventListener('abort', end);
  end();
  if (outcome.ok) return outcome.value;
  const { text, reason } = failureMessage(outcome.failure, standard);
  return signal.aborted ? undefined : { failed: [text, reason].filter(Boolean).join(' ') };
}

export const history = resource('product.history', { from: 'streams.history', input: byId });
export const ownOffers = resource('product.offers', {
  from: 'offers',
  input: (streamId: string) => ({ streamId, role: 'BUYER' }),
});

export async function remeasure(id: string) {
  const outcome = await run('product.measure', byId(id));
  if (outcome.ok && product.get(id)) sample.set(outcome.value, id);
}

type Origin = Pick<Stream, 'id' | 'owner' | 'subcategory'>;

export const maxShownProducts = 3;
// More than displayed: the product itself may be among them, and products that cannot be bought.
const limit = 2 * maxShownProducts + 2;
const without = ({ content }: { content: Stream[] }, { id }: Origin) =>
  content.filter((stream) => stream.id !== id && !stream.unreadable && !stream.query_missing);

export const similarProducts = resource('product.similar', {
  from: 'streams.list',
  input: ({ subcategory }: Origin) => ({ query: { categories: [subcategory], owner: `-${session.userId}`, limit } }),
  id: ({ id }) => id,
  value: (page, origin) => without(page, origin).slice(0, maxShownProducts),
});
export const bySeller = resource('product.bySeller', {
  from: 'streams.list',
  // Enough after the similar ones are left out.
  input: ({ owner }: Origin) => ({ query: { owner, limit: limit + maxShownProducts } }),
  id: ({ id }) => id,
  value: without,
});

export const relatedProducts = batch<Origin>(similarProducts, bySeller);

export const productHead = batch<string>(product, ownOffers);

const shownOf = (id: string): Stream | undefined =>
  product.get(id) ??
  [similarProducts, bySeller].flatMap(({ store }) => store.value ?? []).find((one) => one.id === id) ??
  listed(id);

/** A computed algorithm has no sample. That of another product loads beside it where a list has shown the product. */
export const productParts = {
  async load(id: string) {
    const known = shownOf(id);
    const head = productHead.load(id);
    if (known && !isComputed(known)) void sample.load(id);
    const [outcome] = await head;
    const loaded = product.get(id);
    if (!known && outcome?.ok && loaded && !isComputed(loaded)) await sample.load(id);
  },
  leave() {
    productHead.leave();
    sample.leave();
    // A failed sample would count as that of the next product.
    resetKey(sample.name);
  },
};

export const watchProduct = ({ id }: Pick<Stream, 'id'>, watched: boolean) =>
  run(watched ? 'product.watch' : 'product.unwatch', { params: { id } }, { id });
