import type { OfferPage } from '#contract/generated/documents.ts';
import type { Sample, Stream, StreamChange } from '#contract/types.ts';
import { ref, load, type Ref } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';
import { session } from '../me/session.ts';

interface Product {
  stream: Ref<Stream> | undefined;
  sample: Ref<Sample> | undefined;
  offers: Ref<OfferPage> | undefined;
  history: Ref<StreamChange[]> | undefined;
  similar: Ref<Stream[]> | undefined;
  bySeller: Ref<Stream[]> | undefined;
}

export const initialProduct = (): Product => ({
  stream: undefined,
  sample: undefined,
  offers: undefined,
  history: undefined,
  similar: undefined,
  bySeller: undefined,
});
export const product = createStore(initialProduct, { persist: false });

const loadStream = load('product.load', (stream) => {
  product.stream = ref(stream);
});
const loadSample = load('product.sample', (sample) => {
  product.sample = ref(sample);
});
const loadOwnOffers = load('product.offers', (offers) => {
  product.offers = ref(offers);
});

const loadChanges = load('product.history', (changes) => {
  product.history = ref(changes);
});

export async function remeasure(id: string) {
  const outcome = await run('product.measure', { params: { id } });
  if (outcome.ok && product.stream?.id === id) product.sample = ref(outcome.value);
}

export const loadHistory = Object.assign((id: string) => loadChanges({ params: { id } }), { leave: loadChanges.leave });

// One more than displayed: the product itself may be among them.
const shown = 3;
const without = (id: string, { content }: { content: Stream[] }) =>
  ref(content.filter((stream) => stream.id !== id).slice(0, shown));
const loadSimilar = load('product.similar', (page) => {
  product.similar = without(product.stream?.id ?? '', page);
});
const loadBySeller = load('product.bySeller', (page) => {
  product.bySeller = without(product.stream?.id ?? '', page);
});

export const loadRelated = Object.assign(
  ({ owner, subcategory }: Pick<Stream, 'owner' | 'subcategory'>) =>
    Promise.all([
      loadSimilar({ query: { categories: [subcategory], owner: `-${session.userId}`, limit: shown + 1 } }),
      loadBySeller({ query: { owner, limit: shown + 1 } }),
    ]),
  {
    leave: () => {
      loadSimilar.leave();
      loadBySeller.leave();
    },
  },
);

async function show(id: string) {
  if (product.stream?.id !== id) Object.assign(product, initialProduct());
  const [stream] = await Promise.all([
    loadStream({ params: { id } }),
    loadSample({ params: { id } }),
    loadOwnOffers({ streamId: id, role: 'BUYER' }),
  ]);
  return stream;
}

export const loadProduct = Object.assign(show, {
  leave: () => {
    loadStream.leave();
    loadSample.leave();
    loadOwnOffers.leave();
  },
});
