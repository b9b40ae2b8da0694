// The reads of exchange.graphql. A page is two queries; the moves of all its offers are one more, and only when asked for.
import type { MercuriusContext, MercuriusLoaders } from 'mercurius';
import type { OfferStatus } from '#contract/types.ts';
import type { Exchange } from '../exchange.ts';
import type { Caller } from '../handler.ts';
import { listOffers, movesAsOf, readMoves, toOffer, type NamedOffer } from '../domains/offers/store.ts';
import { listSubscriptions } from '../domains/subscriptions/store.ts';
import { accountReads } from './accounts.ts';
import { pageOf, type PageArguments } from './paging.ts';
import { Amount, Instant } from './scalars.ts';
import { tradingQueries } from './trading.ts';

declare module 'mercurius' {
  interface MercuriusContext {
    exchange: Exchange;
    caller: Caller;
    /** One moment for the whole answer. */
    now: Date;
  }
}

interface OffersArguments extends PageArguments {
  role?: 'BUYER' | 'SELLER' | null;
  status?: OfferStatus | null;
}

interface SubscriptionsArguments extends PageArguments {
  role?: 'BOUGHT' | 'SOLD' | null;
  active?: boolean | null;
}

const parties = { BUYER: 'buyer', SELLER: 'seller', BOUGHT: 'buyer', SOLD: 'seller' } as const;
/** Where an offer of the answer keeps the row that it was made from. */
const source = Symbol('stored offer');

export const resolvers = {
  Amount,
  Instant,
  Query: {
    ...accountReads,
    ...tradingQueries,
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
