import type { OfferPage } from '#contract/generated/documents.ts';
import type { Sample, Stream } from '#contract/types.ts';
import { hold, load, type Held } from './load.ts';
import { createStore } from './registry.ts';

interface Product {
  stream: Held<Stream> | undefined;
  sample: Held<Sample> | undefined;
  /** My own offers for it, last moved first. */
  offers: Held<OfferPage> | undefined;
}

export const initialProduct = (): Product => ({ stream: undefined, sample: undefined, offers: undefined });
export const product = createStore(initialProduct, { persist: false });

const loadStream = load('product.load', (stream) => {
  product.stream = hold(stream);
});
const loadSample = load('product.sample', (sample) => {
  product.sample = hold(sample);
});
const loadOwnOffers = load('product.offers', (offers) => {
  product.offers = hold(offers);
});

/** Loads one stream with its sample and my offers, side by side. What was shown of another goes at once. */
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
