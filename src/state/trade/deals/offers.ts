import { maxPageSize } from '#contract/constants.ts';
import type { Offer } from '#contract/generated/documents.ts';
import type { Input, OfferParty } from '#contract/types.ts';
import { allPages } from '../../machine/allPages.ts';
import { writeDraft } from '../../me/drafts.ts';
import { run } from '../../machine/operations.ts';
import { resource } from '../../machine/resource.ts';
import { session } from '../../me/session.ts';

type Status = Offer['status'];
export type OfferTurn = 'mine' | 'theirs';
const turnOf = { mine: 'MINE', theirs: 'THEIRS' } as const satisfies Record<OfferTurn, string>;

export interface OfferFilter {
  status?: Status | undefined;
  turn?: OfferTurn | undefined;
  /** Offers that await a reply come first. */
  turnFirst?: boolean | undefined;
  page?: number | undefined;
  /** Default 20, maximum 100. */
  limit?: number | undefined;
}

const inputOf = ({ turn, turnFirst, ...filter }: OfferFilter) => ({
  ...filter,
  ...(turn && { turn: turnOf[turn] }),
  ...(turnFirst && { sort: 'TURN' as const }),
});

export const sideOf = ({ seller }: Pick<Offer, 'seller'>): OfferParty =>
  seller.id === session.userId ? 'seller' : 'buyer';

/** Null for an offer between other people. */
export const offer = resource('offers.one', { from: 'offer', input: (id: string) => ({ id }) });

/** Trade of the other party of an offer. */
export const otherSide = resource('offers.otherSide', { from: 'otherSide', input: (offerId: string) => ({ offerId }) });

const offersOf = (side: string, role?: 'BUYER' | 'SELLER') =>
  resource(`offers.${side}`, { from: 'offers', input: (filter: OfferFilter) => ({ ...inputOf(filter), role }) });

export const offersBySide = {
  received: offersOf('received', 'SELLER'),
  made: offersOf('made', 'BUYER'),
  all: offersOf('all'),
} as const;

export const allOffers = (side: keyof typeof offersBySide, filter: Omit<OfferFilter, 'page' | 'limit'>) =>
  allPages(
    (paging) => offersBySide[side].read({ ...filter, ...paging }),
    ({ content }) => content,
  );

export const waitingOffers = resource('notifications.waiting', {
  from: 'offers',
  input: () => ({ turn: 'MINE', limit: maxPageSize }),
});

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
