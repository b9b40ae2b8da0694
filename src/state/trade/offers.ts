import type { Offer, OfferPage } from '#contract/generated/documents.ts';
import type { Input, OfferParty } from '#contract/types.ts';
import { allPages } from '../machine/allPages.ts';
import { keepDraft } from '../me/drafts.ts';
import { hold, load, type Held } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';
import { session } from '../me/session.ts';

interface Offers {
  /** Offers that I made as a buyer. */
  made: Held<OfferPage> | undefined;
  /** Offers for what I sell. */
  received: Held<OfferPage> | undefined;
  /** Both. */
  all: Held<OfferPage> | undefined;
  /** The one that was asked for last by its id; null where I take no part in such a one. */
  one: Held<{ id: string; offer: Offer | null }> | undefined;
}

export const initialOffers = (): Offers => ({ made: undefined, received: undefined, all: undefined, one: undefined });
export const offers = createStore(initialOffers, { persist: false });

type Status = Offer['status'];
/** For whom an open offer waits: for me, or for the other side. */
export type OfferTurn = 'mine' | 'theirs';
const turnOf = { mine: 'MINE', theirs: 'THEIRS' } as const satisfies Record<OfferTurn, string>;

export interface OfferFilter {
  status?: Status | undefined;
  turn?: OfferTurn | undefined;
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
const loadEvery = load('offers.all', (page) => {
  offers.all = hold(page);
});

const inputOf = ({ turn, ...filter }: OfferFilter) => ({ ...filter, ...(turn && { turn: turnOf[turn] }) });

const readOne = load('offers.one', (offer, { id = '' }) => {
  offers.one = hold({ id, offer });
});

/** My side of an offer. */
export const sideOf = ({ seller }: Pick<Offer, 'seller'>): OfferParty =>
  seller.id === session.userId ? 'seller' : 'buyer';

/** Loads one offer by its id. */
export const loadOffer = Object.assign((id: string) => readOne({ id }), { leave: readOne.leave });

/** Loads the offers that I made as a buyer. */
export const loadOffersMade = Object.assign((filter: OfferFilter) => loadMade({ ...inputOf(filter), role: 'BUYER' }), {
  leave: loadMade.leave,
});

/** Loads the offers for what I sell. */
export const loadOffersReceived = Object.assign(
  (filter: OfferFilter) => loadReceived({ ...inputOf(filter), role: 'SELLER' }),
  { leave: loadReceived.leave },
);

/** Loads the offers in which I take part, on either side. */
export const loadAllOffers = Object.assign((filter: OfferFilter) => loadEvery(inputOf(filter)), {
  leave: loadEvery.leave,
});

const roles = { made: 'BUYER', received: 'SELLER', all: undefined } as const;

/** Every offer on one side or both that matches, for a file; nothing when a call failed. */
export const allOffers = (side: keyof typeof roles, filter: Omit<OfferFilter, 'page' | 'limit'>) =>
  allPages(
    (paging) => run('offers.file', { ...inputOf(filter), role: roles[side], ...paging }),
    ({ content }) => content,
  );

type OfferTerms = Pick<Offer, 'amount' | 'description'>;
type Seen = Pick<Offer, 'id' | 'version'>;

/** The specification's reset of the offers payload: what was typed for an offer, kept under that name, is forgotten. */
export const resetOffersPayload = (draftName: string) => keepDraft(draftName, undefined);

/** Proposes a price, in micro-tokens per hour. Status is kept by the product's id. */
export const createOffer = (body: Input<'offers.create'>['body']) =>
  run('offers.create', { body }, { id: body.stream_id });

// The version seen goes along, so that nobody answers terms that changed meanwhile. Status is kept by `offers.…` and the offer's id.
export const acceptOffer = ({ id, version }: Seen) =>
  run('offers.accept', { params: { id }, body: { version } }, { id });
export const rejectOffer = ({ id, version }: Seen) =>
  run('offers.reject', { params: { id }, body: { version } }, { id });
export const withdrawOffer = ({ id, version }: Seen) =>
  run('offers.withdraw', { params: { id }, body: { version } }, { id });
export const reviseOffer = ({ id, version }: Seen, { amount, description }: OfferTerms) =>
  run('offers.revise', { params: { id }, body: { amount, description, version } }, { id });
