import type { Offer, OfferPage } from '#contract/generated/documents.ts';
import type { Input } from '#contract/types.ts';
import { hold, load, type Held } from './load.ts';
import { run } from './operations.ts';
import { createStore } from './registry.ts';

interface Offers {
  /** Offers that I made as a buyer. */
  made: Held<OfferPage> | undefined;
  /** Offers for what I sell. */
  received: Held<OfferPage> | undefined;
}

export const initialOffers = (): Offers => ({ made: undefined, received: undefined });
export const offers = createStore(initialOffers, { persist: false });

type Status = Offer['status'];
export interface OfferFilter {
  status?: Status | undefined;
  page?: number | undefined;
  /** 20 by default, at most 100. */
  limit?: number | undefined;
}

const loadMade = load('offers.made', (page) => {
  offers.made = hold(page);
});
const loadReceived = load('offers.received', (page) => {
  offers.received = hold(page);
});

/** Loads the offers that I made as a buyer. */
export const loadOffersMade = Object.assign((filter: OfferFilter) => loadMade({ ...filter, role: 'BUYER' }), {
  leave: loadMade.leave,
});

/** Loads the offers for what I sell. */
export const loadOffersReceived = Object.assign((filter: OfferFilter) => loadReceived({ ...filter, role: 'SELLER' }), {
  leave: loadReceived.leave,
});

type OfferTerms = Pick<Offer, 'amount' | 'description'>;
type Seen = Pick<Offer, 'id' | 'version'>;

/** Proposes a price, in micro-tokens per hour. */
export const createOffer = (body: Input<'offers.create'>['body']) => run('offers.create', { body });

// The version seen goes along, so that nobody answers terms that changed meanwhile. Status is kept by `offers.…` and the offer's id.
export const acceptOffer = ({ id, version }: Seen) =>
  run('offers.accept', { params: { id }, body: { version } }, { id });
export const rejectOffer = ({ id, version }: Seen) =>
  run('offers.reject', { params: { id }, body: { version } }, { id });
export const reviseOffer = ({ id, version }: Seen, { amount, description }: OfferTerms) =>
  run('offers.revise', { params: { id }, body: { amount, description, version } }, { id });
