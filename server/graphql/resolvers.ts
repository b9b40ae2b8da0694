// Resolvers of the reads. A page is two queries; the history of all its offers is one more, only on request.
import type { MercuriusContext, MercuriusLoaders } from 'mercurius';
import type { Exchange } from '../kernel/exchange.ts';
import type { Caller } from '../kernel/handler.ts';
import { findOffer, listOffers, movesAsOf, readMoves, toOffer, type NamedOffer } from '../domains/offers/store.ts';
import { readOtherSide } from '../domains/offers/otherSide.ts';
import { accountReads } from './accounts.ts';
import { computingQueries } from './computing.ts';
import { filterOf, idOf, type Arguments } from './paging.ts';
import { reportQueries } from './reports.ts';
import { Amount, Instant } from './scalars.ts';
import { tradingQueries } from './trading.ts';

declare module 'mercurius' {
  interface MercuriusContext {
    exchange: Exchange;
    caller: Caller;
    /** The same time for the whole response. */
    now: Date;
  }
}

const turns = { MINE: 'mine', THEIRS: 'theirs' } as const;
const parties = { BUYER: 'buyer', SELLER: 'seller' } as const;
const source = Symbol('stored offer');

const sourced = (offer: NamedOffer, now: Date) => Object.assign(toOffer(offer, [], now), { [source]: offer });

async function findOwnOffer(id: string | undefined, { exchange, caller }: MercuriusContext) {
  const offer = await findOffer(exchange.db, id ?? '');
  const takesPart = offer && (offer.buyer_id === caller.id || offer.seller_id === caller.id);
  return takesPart ? offer : undefined;
}

export const resolvers = {
  Amount,
  Instant,
  Query: {
    ...accountReads,
    ...tradingQueries,
    ...reportQueries,
    ...computingQueries,
    async offers(_root: unknown, args: Arguments<'offers'>, { exchange, caller, now }: MercuriusContext) {
      const { page, limit, role, turn, sort, ...rest } = filterOf(args);
      const turnFirst = sort === 'TURN';
      const parts = { page, limit, role: role && parties[role], turn: turn && turns[turn], turnFirst };
      const { total, amount, offers } = await listOffers(exchange.db, caller.id, { ...rest, ...parts }, now);
      return { page, limit, total, amount, content: offers.map((offer) => sourced(offer, now)) };
    },
    async offer(_root: unknown, { id }: Arguments<'offer'>, context: MercuriusContext) {
      const offer = await findOwnOffer(idOf('id', id), context);
      return offer ? sourced(offer, context.now) : null;
    },
    async otherSide(_root: unknown, { offerId }: Arguments<'otherSide'>, context: MercuriusContext) {
      const offer = await findOwnOffer(idOf('offerId', offerId), context);
      const now = context.now.toISOString();
      const isCurrent = offer?.status === 'pending' ? offer.expires_at > now : (offer?.valid_until ?? '') > now;
      return offer && isCurrent ? readOtherSide(context.exchange.db, offer, context.caller.id) : null;
    },
  },
};

export const loaders: MercuriusLoaders = {
  Offer: {
    async history(queries: { obj: { [source]: NamedOffer } }[], { exchange, now }: MercuriusContext) {
      const offers = queries.map(({ obj }) => obj[source]);
      const moves = await readMoves(
        exchange.db,
        offers.map(({ id }) => id),
      );
      return offers.map((offer) => movesAsOf(offer, moves.get(offer.id) ?? [], now));
    },
  },
};
