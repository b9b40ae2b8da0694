import type { Kysely } from 'kysely';
import { exactBelow } from '#contract/constants.ts';
import type { OfferParty } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';
import { readMoves, type Move, type NamedOffer } from './store.ts';

/** Latest closed offers of a person whose answers are timed. */
const timedOffers = 100;
/** Fewer answers say nothing usual. */
const leastAnswers = 3;
const hourMs = 3_600_000;

function aboutOf(count: number): number {
  if (count < exactBelow) return count;
  const step = 10 ** Math.floor(Math.log10(count));
  return Math.floor(count / step) * step;
}

const answers = new Set<Move['action']>(['revised', 'accepted', 'rejected']);

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]];
  return sorted.length < leastAnswers ? undefined : (low + high) / 2;
}

/** Milliseconds from each move of the other party to the answer to it. */
const answerTimes = (moves: readonly Move[], side: OfferParty) =>
  moves.flatMap(({ at, by, action }, index) => {
    const before = moves[index - 1];
    return by === side && answers.has(action) && before && before.by !== side
      ? [Date.parse(at) - Date.parse(before.at)]
      : [];
  });

/** Trade of the party of an offer that is not the caller, in the role that it has there. */
export async function readOtherSide(db: Kysely<Database>, offer: NamedOffer, callerId: string) {
  const side: OfferParty = offer.seller_id === callerId ? 'buyer' : 'seller';
  const id = side === 'buyer' ? offer.buyer_id : offer.seller_id;
  const party = await db
    .selectFrom('users')
    .select((e) => [
      'company',
      'created_at',
      e
        .selectFrom('subscriptions')
        .where(side === 'buyer' ? 'user_id' : 'seller_id', '=', id)
        .select((inner) => inner.fn.countAll<number>().as('purchases'))
        .as('purchases'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const latest = await db
    .selectFrom('offers')
    .where(side === 'buyer' ? 'buyer_id' : 'seller_id', '=', id)
    .where('status', '!=', 'pending')
    .select(['id', 'status'])
    .orderBy('moved_at', 'desc')
    .limit(timedOffers)
    .execute();
  const moves = await readMoves(
    db,
    latest.map(({ id: offerId }) => offerId),
  );
  const usual = median([...moves.values()].flatMap((ofOne) => answerTimes(ofOne, side)));
  return {
    side,
    name: side === 'buyer' ? offer.buyer_name : offer.seller_name,
    company: party.company,
    since: party.created_at,
    purchases: aboutOf(party.purchases ?? 0),
    decided: latest.length,
    accepted: latest.filter(({ status }) => status === 'accepted').length,
    ...(usual !== undefined && { answer_hours: usual / hourMs }),
  };
}
