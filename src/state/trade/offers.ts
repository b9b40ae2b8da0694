import type { Offer, OfferPage } from '#contract/generated/documents.ts';
import type { Input, OfferParty } from '#contract/types.ts';
import { allPages } from '../machine/allPages.ts';
import { writeDraft } from '../me/drafts.ts';
import { ref, load, type Ref } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';
import { session } from '../me/session.ts';

interface Offers {
  made: Ref<OfferPage> | undefined;
  received: Ref<OfferPage> | undefined;
  all: Ref<OfferPage> | undefined;
  /** `offer` is null for an offer between others. */
  one: Ref<{ id: string; offer: Offer | null }> | undefined;
}

export const initialOffers = (): Offers => ({ made: undefined, received: undefined, all: undefined, one: undefined });
export const offers = createStore(initialOffers, { persist: false });

type Status = Offer['status'];
export type OfferTurn = 'mine' | 'theirs';
const turnOf = { mine: 'MINE', theirs: 'THEIRS' } as const satisfies Record<OfferTurn, string>;

export interface OfferFilter {
  status?: Status | undefined;
  turn?: OfferTurn | undefined;
  page?: number | undefined;
  /** Default 20, maximum 100. */
  limit?: number | undefined;
}

const loadMade = load('offers.made', (page) => {
  offers.made = ref(page);
});
const loadReceived = load('offers.received', (page) => {
  offers.received = ref(page);
});
const loadEvery = load('offers.all', (page) => {
  offers.all = ref(page);
});

const inputOf = ({ turn, ...filter }: OfferFilter) => ({ ...filter, ...(turn && { turn: turnOf[turn] }) });

const readOne = load('offers.one', (offer, { id = '' }) => {
  offers.one = ref({ id, offer });
});

export const sideOf = ({ seller }: Pick<Offer, 'seller'>): OfferParty =>
  seller.id === session.userId ? 'seller' : 'buyer';

export const loadOffer = Object.assign((id: string) => readOne({ id }), { leave: readOne.leave });

export const loadOffersMade = Object.assign((filter: OfferFilter) => loadMade({ ...inputOf(filter), role: 'BUYER' }), {
  leave: loadMade.leave,
});

export const loadOffersReceived = Object.assign(
  (filter: OfferFilter) => loadReceived({ ...inputOf(filter), role: 'SELLER' }),
  { leave: loadReceived.leave },
);

export const loadAllOffers = Object.assign((filter: OfferFilter) => loadEvery(inputOf(filter)), {
  leave: loadEvery.leave,
});

const roles = { made: 'BUYER', received: 'SELLER', all: undefined } as const;

export const allOffers = (side: keyof typeof roles, filter: Omit<OfferFilter, 'page' | 'limit'>) =>
  allPages(
    (paging) => run('offers.file', { ...inputOf(filter), role: roles[side], ...paging }),
    ({ content }) => content,
  );

type OfferTerms = Pick<Offer, 'amount' | 'description'>;
type Seen = Pick<Offer, 'id' | 'version'>;

/** Reset named by the specification: clears the draft of an offer. */
export const resetOffersPayload = (draftName: string) => writeDraft(draftName, undefined);

/** Price in micro-tokens per hour. */
export const createOffer = (body: Input<'offers.create'>['body']) =>
  run('offers.create', { body }, { id: body.stream_id });

// `version` makes the server refuse an answer to outdated terms.
export const acceptOffer = ({ id, version }: Seen) =>
  run('offers.accept', { params: { id }, body: { version } }, { id });
export const rejectOffer = ({ id, version }: Seen) =>
  run('offers.reject', { params: { id }, body: { version } }, { id });
export const withdrawOffer = ({ id, version }: Seen) =>
  run('offers.withdraw', { params: { id }, body: { version } }, { id });
export const reviseOffer = ({ id, version }: Seen, { amount, description }: OfferTerms) =>
  run('offers.revise', { params: { id }, body: { amount, description, version } }, { id });
