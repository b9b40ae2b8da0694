import type { Transaction } from 'kysely';
import type { Offer, OfferParty } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { newId } from '../../kernel/newId.ts';
import { notify, type NewNotification } from '../../records/notifications.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import { noQueryRefusal } from '../../rights/lacksQuery.ts';
import { isShown } from '../../rights/visibility.ts';
import { firstState, hasEnded, isOverdue, nextState, openUntil, priceUntil, type OfferAction } from './rules.ts';
import { findOffer, readMoves, toOffer, type NamedOffer } from './store.ts';
import { findOpen, lockStream, insertOffer, writeExpiry, writeMove } from './write.ts';

interface Terms {
  amount: number;
  description: string;
}

interface ActionRequest {
  personId: string;
  offerId: string;
  action: OfferAction;
  terms?: Terms;
  version?: number | undefined;
}

const conflict = (code: string, message: string) => new Refusal(409, code, message);
const changed = () => conflict('offer_changed', 'The offer has changed. Review it and try again');

const notificationKindOf: Partial<Record<OfferAction, NewNotification['kind']>> = {
  revised: 'offer_revised',
  accepted: 'offer_accepted',
  rejected: 'offer_rejected',
  withdrawn: 'offer_withdrawn',
};

async function answer(trx: Transaction<Database>, id: string, now: Date): Promise<Offer> {
  const offer = await findOffer(trx, id);
  if (!offer) throw notFound('Offer');
  const moves = await readMoves(trx, [id]);
  return toOffer(offer, moves.get(id) ?? [], now);
}

function partyOf(offer: NamedOffer | undefined, personId: string): OfferParty {
  if (offer?.buyer_id === personId) return 'buyer';
  if (offer?.seller_id === personId) return 'seller';
  throw notFound('Offer');
}

/** Reason why the buyer could not buy at the agreed price. */
async function reasonUnsold(
  trx: Transaction<Database>,
  offer: NamedOffer,
  { by, at }: { by: OfferParty; at: Date },
): Promise<Refusal | undefined> {
  const stream = await lockStream(trx, offer.stream_id, offer.buyer_id);
  if (!stream || !isShown(stream)) {
    const reader = by === 'buyer' ? 'You' : 'The buyer';
    return conflict('stream_hidden', `${reader} can no longer buy this product, so the offer has expired`);
  }
  if (hasEnded(stream, at)) return conflict('stream_ended', 'This product has ended, so the offer has expired');
  // Thrown, so that the offer stays open: the provider may publish the query again.
  if (stream.lacks_query) throw noQueryRefusal();
  return undefined;
}

async function lapse(
  trx: Transaction<Database>,
  offer: NamedOffer,
  { personId, at, reason }: { personId: string; at: Date; reason: Refusal },
): Promise<Refusal> {
  const { id: reference, stream_id: streamId, buyer_id, seller_id, amount } = offer;
  const time = at.toISOString();
  if (!(await writeExpiry(trx, { ...offer, expires_at: time }, 'seller'))) return changed();
  const userId = personId === buyer_id ? seller_id : buyer_id;
  await notify(trx, { userId, kind: 'offer_expired', at: time, streamId, reference, actorId: personId, amount });
  return reason;
}

export async function applyAction(
  { db, now }: Exchange,
  { personId, offerId, action, terms, version }: ActionRequest,
): Promise<Offer> {
  const at = now();
  const outcome = await transaction(db, async (trx) => {
    const offer = await findOffer(trx, offerId);
    const by = partyOf(offer, personId);
    if (!offer) throw notFound('Offer');
    if (isOverdue(offer, at)) {
      await writeExpiry(trx, offer);
      return conflict('offer_closed', 'The offer has expired');
    }
    if (version !== undefined && version !== offer.version) return changed();
    const to = nextState(offer, by, action);
    if (!to)
      return offer.turn
        ? conflict('not_your_turn', 'It is not your turn')
        : conflict('offer_closed', `The offer is ${offer.status}`);
    const unsold =
      action === 'accepted' || action === 'revised' ? await reasonUnsold(trx, offer, { by, at }) : undefined;
    if (unsold) return lapse(trx, offer, { personId, at, reason: unsold });
    const { amount, description } = terms ?? offer;
    const moved_at = at.toISOString();
    const expires_at = to.turn ? openUntil(at) : offer.expires_at;
    const valid_until = to.status === 'accepted' ? priceUntil(at) : null;
    const move = { at: moved_at, by, action, amount, description: terms ? description : '' };
    const won = await writeMove(trx, offer, { ...to, amount, description, moved_at, expires_at, valid_until }, move);
    if (!won) return changed();
    const kind = notificationKindOf[action];
    if (kind) {
      const userId = by === 'buyer' ? offer.seller_id : offer.buyer_id;
      const about = { streamId: offer.stream_id, reference: offerId, actorId: personId, amount };
      const before = action === 'revised' ? { before: offer.amount } : {};
      await notify(trx, { userId, kind, at: moved_at, ...about, ...before });
    }
    return answer(trx, offerId, at);
  });
  // Returned, not thrown, inside the transaction: an expiry recorded on the way must be committed.
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

export async function createOffer(
  { db, now }: Exchange,
  { buyerId, streamId, ...terms }: Terms & { buyerId: string; streamId: string },
): Promise<Offer> {
  const at = now();
  return transaction(db, async (trx) => {
    const stream = await lockStream(trx, streamId, buyerId);
    const own = stream?.owner_id === buyerId;
    if (!stream || (!own && !isShown(stream))) throw notFound('Stream');
    if (own) throw conflict('own_stream', 'This is your own stream');
    if (!stream.takes_offers) throw conflict('no_offers', 'This stream takes no offers');
    if (hasEnded(stream, at)) throw conflict('stream_ended', 'This stream has ended');
    if (stream.lacks_query) throw noQueryRefusal();
    const open = await findOpen(trx, streamId, buyerId);
    if (open && isOverdue(open, at)) await writeExpiry(trx, open);
    const id = newId();
    const time = at.toISOString();
    const opened = await insertOffer(trx, {
      ...firstState,
      ...terms,
      id,
      stream_id: streamId,
      buyer_id: buyerId,
      seller_id: stream.owner_id,
      version: 1,
      created_at: time,
      moved_at: time,
      expires_at: openUntil(at),
      valid_until: null,
    });
    if (!opened) throw conflict('offer_open', 'You already have an open offer for this stream');
    const about = { streamId, reference: id, actorId: buyerId, amount: terms.amount };
    await notify(trx, { userId: stream.owner_id, kind: 'offer_created', at: time, ...about });
    return answer(trx, id, at);
  });
}
