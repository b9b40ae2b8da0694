// The reads of exchange.graphql. A page is two queries; the moves of all its offers are one more, and only when asked for.
import type { MercuriusContext, MercuriusLoaders } from 'mercurius';
import { maxPageSize, pageSize } from '#contract/constants.ts';
import type { OfferStatus } from '#contract/types.ts';
import type { Exchange } from '../exchange.ts';
import type { Caller } from '../handler.ts';
import { Id } from '#contract/entities/common.ts';
import { Refusal } from '../refusal.ts';
import { listOffers, movesAsOf, readMoves, toOffer, type NamedOffer } from '../domains/offers/store.ts';
import { listSubscriptions } from '../domains/subscriptions/store.ts';
import { Amount, Instant } from './scalars.ts';

declare module 'mercurius' {
  interface MercuriusContext {
    exchange: Exchange;
    caller: Caller;
    /** One moment for the whole answer. */
    now: Date;
  }
}

interface PageArguments {
  streamId?: string | null;
  page?: number | null;
  limit?: number | null;
}

interface OffersArguments extends PageArguments {
  role?: 'BUYER' | 'SELLER' | null;
  status?: OfferStatus | null;
}

interface SubscriptionsArguments extends PageArguments {
  role?: 'BOUGHT' | 'SOLD' | null;
  active?: boolean | null;
}

const refuse = (field: string, problem: string) => new Refusal(400, 'invalid_request', `${field} ${problem}`);

function pageOf({ streamId, page: asked, limit: wanted }: PageArguments) {
  const page = asked ?? 0;
  const limit = wanted ?? pageSize;
  if (page < 0) throw refuse('page', 'is below 0');
  if (limit < 1 || limit > maxPageSize) throw refuse('limit', `is not between 1 and ${maxPageSize}`);
  if (streamId && !Id.safeParse(streamId).success) throw refuse('streamId', 'is not an id');
  return { page, limit, streamId: streamId ?? undefined };
}

const parties = { BUYER: 'buyer', SELLER: 'seller', BOUGHT: 'buyer', SOLD: 'seller' } as const;
/** Where an offer of the answer keeps the row that it was made from. */
const source = Symbol('stored offer');

export const resolvers = {
  Amount,
  Instant,
  Query: {
    async offers(
      _root: unknown,
      { role, status, ...rest }: OffersArguments,
      { exchange, caller, now }: MercuriusContext,
    ) {
      const { page, limit, streamId } = pageOf(rest);
      const filter = {
        role: role ? parties[role] : undefined,
        status: status ?? undefined,
        streamId,
        page,
        limit,
      };
      const { total, offers } = await listOffers(exchange.db, caller.id, filter, now);
      const content = offers.map((offer) => Object.assign(toOffer(offer, [], now), { [source]: offer }));
      return { page, limit, total, content };
    },
    async subscriptions(
      _root: unknown,
      { role, active, ...rest }: SubscriptionsArguments,
      { exchange, caller, now }: MercuriusContext,
    ) {
      const { page, limit, streamId } = pageOf(rest);
      const filter = {
        side: role ? parties[role] : undefined,
        active: active ?? undefined,
        streamId,
        page,
        limit,
      };
      const { total, subscriptions } = await listSubscriptions(exchange.db, caller.id, filter, now);
      return { page, limit, total, content: subscriptions };
    },
  },
};

export const loaders: MercuriusLoaders = {
  Offer: {
    async history(asked: { obj: { [source]: NamedOffer } }[], { exchange, now }: MercuriusContext) {
      const offers = asked.map(({ obj }) => obj[source]);
      const moves = await readMoves(
        exchange.db,
        offers.map(({ id }) => id),
      );
      return offers.map((offer) => movesAsOf(offer, moves.get(offer.id) ?? [], now));
    },
  },
};
