import { sql, type Kysely } from 'kysely';
import { maxAmount, maxOffset } from '#contract/constants.ts';
import type { Offer, OfferParty, OfferStatus } from '#contract/types.ts';
import type { Database, Row } from '../../database/schema.ts';
import { displayNameOf } from '../../people/names.ts';
import { isOverdue } from './rules.ts';

export interface NamedOffer extends Row<'offers'> {
  stream_name: string;
  list_price: number;
  buyer_name: string;
  seller_name: string;
}

const named = (db: Kysely<Database>) =>
  db
    .selectFrom('offers')
    .innerJoin('streams', 'streams.id', 'offers.stream_id')
    .innerJoin('users as buyers', 'buyers.id', 'offers.buyer_id')
    .innerJoin('users as sellers', 'sellers.id', 'offers.seller_id')
    .selectAll('offers')
    .select([
      'streams.name as stream_name',
      'streams.price as list_price',
      displayNameOf('buyers').as('buyer_name'),
      displayNameOf('sellers').as('seller_name'),
    ]);

export const findOffer = (db: Kysely<Database>, id: string): Promise<NamedOffer | undefined> =>
  named(db).where('offers.id', '=', id).executeTakeFirst();

export interface OfferFilter {
  role?: OfferParty | undefined;
  streamId?: string | undefined;
  status?: OfferStatus | undefined;
  turn?: 'mine' | 'theirs' | undefined;
  /** Offers that await the person, then other open ones, soonest expiry first; then closed ones. */
  turnFirst?: boolean;
  page: number;
  limit: number;
}

export async function listOffers(
  db: Kysely<Database>,
  personId: string,
  { role, streamId, status: requestedStatus, turn, turnFirst = false, page, limit }: OfferFilter,
  now: Date,
): Promise<{ total: number; amount: number; offers: NamedOffer[] }> {
  const at = now.toISOString();
  const status = turn ? 'pending' : requestedStatus;
  const [asBuyer, asSeller] = turn === 'theirs' ? (['seller', 'buyer'] as const) : (['buyer', 'seller'] as const);
  const wanted = (query: ReturnType<typeof named>) => {
    let narrowed = query.where((e) =>
      e.or([
        ...(role === 'seller' ? [] : [e('offers.buyer_id', '=', personId)]),
        ...(role === 'buyer' ? [] : [e('offers.seller_id', '=', personId)]),
      ]),
    );
    if (streamId) narrowed = narrowed.where('offers.stream_id', '=', streamId);
    if (turn) {
      narrowed = narrowed.where((e) =>
        e.or([
          e.and([e('offers.buyer_id', '=', personId), e('offers.turn', '=', asBuyer)]),
          e.and([e('offers.seller_id', '=', personId), e('offers.turn', '=', asSeller)]),
        ]),
      );
    }
    if (status === 'pending')
      narrowed = narrowed.where('offers.status', '=', status).where('offers.expires_at', '>', at);
    else if (status === 'expired') {
      narrowed = narrowed.where((e) =>
        e.or([
          e('offers.status', '=', status),
          e.and([e('offers.status', '=', 'pending'), e('offers.expires_at', '<=', at)]),
        ]),
      );
    } else if (status) narrowed = narrowed.where('offers.status', '=', status);
    return narrowed;
  };
  const { total, amount } = await wanted(named(db))
    .clearSelect()
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      sql<number>`least(coalesce(sum(offers.amount), 0), ${maxAmount}::bigint)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow();
  if (page * limit > maxOffset) return { total, amount, offers: [] };
  const isOpen = sql<boolean>`offers.status = 'pending' and offers.expires_at > ${at}::timestamptz`;
  const awaits = sql<boolean>`case offers.turn when 'buyer' then offers.buyer_id when 'seller' then offers.seller_id end = ${personId}`;
  const byTurn = (query: ReturnType<typeof named>) =>
    query
      .orderBy(sql`case when not (${isOpen}) then 2 when ${awaits} then 0 else 1 end`)
      .orderBy(sql`case when ${isOpen} then offers.expires_at end`);
  const wantedRows = wanted(named(db));
  const offers = await (turn ? wantedRows.orderBy('offers.expires_at') : turnFirst ? byTurn(wantedRows) : wantedRows)
    .orderBy('offers.moved_at', 'desc')
    .orderBy('offers.id', 'desc')
    .offset(page * limit)
    .limit(limit)
    .execute();
  return { total, amount, offers };
}

export type Move = Offer['history'][number];

export async function readMoves(db: Kysely<Database>, offerIds: readonly string[]): Promise<Map<string, Move[]>> {
  const rows = await db
    .selectFrom('offer_moves')
    .selectAll()
    .where('offer_id', '=', sql<string>`any(${offerIds}::uuid[])`)
    .orderBy('offer_id')
    .orderBy('version')
    .execute();
  const moves = new Map<string, Move[]>(offerIds.map((id) => [id, []]));
  for (const { offer_id, version: _, ...move } of rows) moves.get(offer_id)?.push(move);
  return moves;
}

export const expiry = ({ expires_at, turn, amount }: Row<'offers'>): Move => ({
  at: expires_at,
  by: turn ?? 'seller',
  action: 'expired',
  amount,
  description: '',
});

/** Returns the offer as of `now`: an overdue offer reads as expired before its expiry is stored. */
function asOf(offer: NamedOffer, now: Date): NamedOffer {
  if (!isOverdue(offer, now)) return offer;
  return { ...offer, status: 'expired', turn: null, version: offer.version + 1, moved_at: offer.expires_at };
}

export const movesAsOf = (stored: NamedOffer, moves: readonly Move[], now: Date): Move[] =>
  isOverdue(stored, now) ? [...moves, expiry(stored)] : [...moves];

export function toOffer(stored: NamedOffer, moves: readonly Move[], now: Date): Offer {
  const offer = asOf(stored, now);
  return {
    id: offer.id,
    stream_id: offer.stream_id,
    stream_name: offer.stream_name,
    buyer: { id: offer.buyer_id, name: offer.buyer_name },
    seller: { id: offer.seller_id, name: offer.seller_name },
    amount: offer.amount,
    list_price: offer.list_price,
    description: offer.description,
    status: offer.status,
    turn: offer.turn,
    version: offer.version,
    expires_at: offer.expires_at,
    valid_until: offer.valid_until,
    history: movesAsOf(stored, moves, now),
  };
}
