import type { Transaction } from 'kysely';
import type { Database, Row } from '../database/schema.ts';
import { firstState, nextState, openUntil, priceUntil } from '../domains/offers/rules.ts';
import { fixedId } from './fixedId.ts';
import type { Negotiation } from './negotiations.ts';
import { accountId, personId } from './demoAccounts.ts';
import { demoStreams } from './streams/index.ts';
import type { NewNotification } from '../records/notifications.ts';
import { daysBefore, streamId } from './rows.ts';

type Moves = Negotiation['moves'];
interface OfferRows {
  readonly offer: Row<'offers'>;
  readonly moves: Row<'offer_moves'>[];
}

function offerRows({ file, buyer, moves: [opening, ...later] }: Negotiation, seller: string, start: Date): OfferRows {
  const id = fixedId(`offer ${file} ${buyer}`);
  const made = daysBefore(start, opening.ago);
  const at = made.toISOString();
  const { amount = 0, text: description = '' } = opening;
  const people = { stream_id: streamId(file), buyer_id: accountId(buyer), seller_id: seller };
  const times = { created_at: at, moved_at: at, expires_at: openUntil(made), valid_until: null };
  const opened: OfferRows = {
    offer: { id, ...people, ...firstState, ...times, amount, description, version: 1 },
    moves: [{ offer_id: id, version: 1, at, by: 'buyer', action: 'created', amount, description }],
  };
  return later.reduce((rows, move) => play(rows, move, start), opened);
}

function play(
  { offer, moves }: OfferRows,
  { ago, by, action, amount = offer.amount, text }: Moves[number],
  start: Date,
): OfferRows {
  const to = nextState(offer, by, action);
  const party = by === 'clock' ? offer.turn : by;
  if (!to || !party) throw new Error(`Offer ${offer.id} cannot be ${action} by the ${by}`);
  const moved = by === 'clock' ? new Date(offer.expires_at) : daysBefore(start, ago);
  const version = offer.version + 1;
  const moved_at = moved.toISOString();
  const expires_at = to.turn ? openUntil(moved) : offer.expires_at;
  const valid_until = to.status === 'accepted' ? priceUntil(moved) : null;
  const description = text ?? offer.description;
  const next = { offer_id: offer.id, version, at: moved_at, by: party, action, amount, description: text ?? '' };
  return {
    offer: { ...offer, ...to, amount, description, version, moved_at, expires_at, valid_until },
    moves: [...moves, next],
  };
}

const owners = new Map(demoStreams.map(({ file, owner }) => [file, personId(owner ?? 'seller')]));
const kinds = {
  created: 'offer_created',
  revised: 'offer_revised',
  accepted: 'offer_accepted',
  rejected: 'offer_rejected',
  withdrawn: 'offer_withdrawn',
  expired: undefined,
} as const;

export function notificationsOf({ offer, moves }: OfferRows): NewNotification[] {
  return moves.flatMap(({ action, at, by, amount }, index) => {
    const kind = kinds[action];
    if (!kind) return [];
    const earlier = moves[index - 1]?.amount;
    const before = earlier !== undefined && { before: earlier };
    const [actorId, userId] = by === 'buyer' ? [offer.buyer_id, offer.seller_id] : [offer.seller_id, offer.buyer_id];
    return [
      {
        userId,
        kind,
        at,
        streamId: offer.stream_id,
        reference: offer.id,
        actorId,
        amount,
        ...(action === 'revised' && before),
      },
    ];
  });
}

export async function addOffers(
  trx: Transaction<Database>,
  made: readonly Negotiation[],
  start: Date,
): Promise<OfferRows[]> {
  const rows = made.map((negotiation) => offerRows(negotiation, owners.get(negotiation.file) ?? '', start));
  await trx
    .insertInto('offers')
    .values(rows.map(({ offer }) => offer))
    .execute();
  await trx
    .insertInto('offer_moves')
    .values(rows.flatMap(({ moves }) => moves))
    .execute();
  return rows;
}
