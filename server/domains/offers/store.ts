import { sql, type Kysely, type Transaction } from 'kysely';
import { maxAmount, maxOffset } from '#contract/constants.ts';
import type { Offer, OfferParty, OfferStatus } from '#contract/types.ts';
import type { Database, Row } from '../../database/schema.ts';
import { displayNameOf } from '../../people/names.ts';
import { isPartner } from '../../rights/partners.ts';
import { isOverdue } from './rules.ts';

/** An offer with the names that its parties see. */
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
  /** Only open offers that await this person's reply, or the other party's. */
  turn?: 'mine' | 'theirs' | undefined;
  page: number;
  limit: number;
}

/**
 * Reads one page of a person's offers, their number and the sum of their prices in micro-tokens per hour. Last revised
 * first; with `turn`, soonest expiry first. Two queries.
 */
export async function listOffers(
  db: Kysely<Database>,
  personId: string,
  { role, streamId, status: wished, turn, page, limit }: OfferFilter,
  now: Date,
): Promise<{ total: number; amount: number; offers: NamedOffer[] }> {
  const at = now.toISOString();
  const status = turn ? 'pending' : wished;
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
  const offers = await wanted(named(db))
    .orderBy(turn ? 'offers.expires_at' : 'offers.moved_at', turn ? 'asc' : 'desc')
    .orderBy('offers.id', 'desc')
    .offset(page * limit)
    .limit(limit)
    .execute();
  return { total, amount, offers };
}

export type Move = Offer['history'][number];

/** Reads the stored history of several offers, oldest first, in one query. */
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

/** The expiry entry of an overdue offer, stored or not. */
export const expiry = ({ expires_at, turn, amount }: Row<'offers'>): Move => ({
  at: expires_at,
  by: turn ?? 'seller',
  action: 'expired',
  amount,
  description: '',
});

/** Returns the offer as of `now`: an overdue offer reads as expired before its expiry is stored. */
export function asOf(offer: NamedOffer, now: Date): NamedOffer {
  if (!isOverdue(offer, now)) return offer;
  return { ...offer, status: 'expired', turn: null, version: offer.version + 1, moved_at: offer.expires_at };
}

/** Returns the history as of `now`. */
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

/** The state that the action was decided on. */
export type Seen = Pick<Row<'offers'>, 'id' | 'version' | 'turn'>;
/** Columns that an action changes. */
export type Changed = Pick<
  Row<'offers'>,
  'status' | 'turn' | 'amount' | 'description' | 'moved_at' | 'expires_at' | 'valid_until'
>;

/**
 * Applies an action if the offer is unchanged since it was read, and writes its history. Of concurrent actions exactly
 * one succeeds; the others return false.
 */
export async function writeMove(
  trx: Transaction<Database>,
  seen: Seen,
  changed: Changed,
  move: Move,
): Promise<boolean> {
  const result = await trx
    .updateTable('offers')
    .set({ ...changed, version: seen.version + 1 })
    .where((e) => e.and({ id: seen.id, version: seen.version, status: 'pending', turn: seen.turn }))
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  await trx
    .insertInto('offer_moves')
    .values({ ...move, offer_id: seen.id, version: seen.version + 1 })
    .execute();
  return true;
}

/** Stores the expiry of an overdue offer. */
export const writeExpiry = (trx: Transaction<Database>, offer: Row<'offers'>): Promise<boolean> =>
  writeMove(
    trx,
    offer,
    {
      status: 'expired',
      turn: null,
      amount: offer.amount,
      description: offer.description,
      moved_at: offer.expires_at,
      expires_at: offer.expires_at,
      valid_until: null,
    },
    expiry(offer),
  );

// A literal, not a parameter: prepared statements use a partial index only for a constant.
const isPending = sql.lit('pending' as const);

/** Locks the stream, so that it cannot be deleted while an offer is made. */
export const lockStream = (trx: Transaction<Database>, id: string, buyerId: string) =>
  trx
    .selectFrom('streams')
    .select(['id', 'owner_id', 'visibility', 'status', 'takes_offers', 'end_at'])
    .select(isPartner('streams', buyerId).as('is_partner'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();

/** Finds a buyer's stored open offer for a stream. There is at most one. */
export const findOpen = (trx: Transaction<Database>, streamId: string, buyerId: string) =>
  trx
    .selectFrom('offers')
    .selectAll()
    .where((e) => e.and({ stream_id: streamId, buyer_id: buyerId }))
    .where('status', '=', isPending)
    .executeTakeFirst();

/** Inserts an offer. Returns false when the buyer already has an open one for the stream. */
export async function insertOffer(trx: Transaction<Database>, offer: Row<'offers'>): Promise<boolean> {
  const result = await trx
    .insertInto('offers')
    .values(offer)
    .onConflict((conflict) => conflict.columns(['stream_id', 'buyer_id']).where('status', '=', isPending).doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) return false;
  const { id: offer_id, version, created_at: at, amount, description } = offer;
  await trx
    .insertInto('offer_moves')
    .values({ offer_id, version, at, by: 'buyer', action: 'created', amount, description })
    .execute();
  return true;
}
