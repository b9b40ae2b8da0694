import { z } from 'zod';
import { offerActions, offerParties, offerStatuses, textLimits } from '../../constants.ts';
import { Amount, Id, Instant, Party, text } from '../common.ts';

export const OfferStatus = z.enum(offerStatuses);
export const OfferParty = z.enum(offerParties);
export const OfferAction = z.enum(offerActions);
const Version = z.int().min(1);
const description = text(0, textLimits.offerDescription);

export const Move = z.object({
  at: Instant,
  by: OfferParty,
  action: OfferAction,
  amount: Amount,
  description: z.string(),
});

/** A price proposed for one stream. `amount` is micro-tokens per hour. Each action raises `version`. */
export const Offer = z.object({
  id: Id,
  stream_id: Id,
  stream_name: z.string(),
  buyer: Party,
  seller: Party,
  amount: Amount,
  list_price: Amount.describe("The stream's price without an offer, micro-tokens per hour."),
  description: z.string(),
  status: OfferStatus,
  turn: OfferParty.nullable(),
  version: Version,
  expires_at: Instant,
  valid_until: Instant.nullable().describe('End of an accepted price. Null unless accepted.'),
  history: z.array(Move),
});

export const OfferCreate = z.strictObject({ amount: Amount, stream_id: Id, description });
export const OfferRevise = z.strictObject({ amount: Amount, description, version: Version.optional() });
/** A stale version is refused, so that a party accepts only terms it has seen. */
export const OfferAnswer = z.strictObject({ version: Version.optional() }).optional();
