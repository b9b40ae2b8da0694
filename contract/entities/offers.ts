import { z } from 'zod';
import { offerActions, offerParties, offerStatuses, textLimits } from '../constants.ts';
import { Amount, Id, Instant, text } from './common.ts';

const Party = z.object({ id: Id, name: z.string() });
const Version = z.int().min(1);
const description = text(0, textLimits.offerDescription);

/** A price proposed for one stream. `amount` is micro-tokens per hour. Each action raises `version`. */
export const Offer = z.object({
  id: Id,
  stream_id: Id,
  stream_name: z.string(),
  buyer: Party,
  seller: Party,
  amount: Amount,
  /** The stream's price without an offer, micro-tokens per hour. */
  list_price: Amount,
  description: z.string(),
  status: z.enum(offerStatuses),
  turn: z.enum(offerParties).nullable(),
  version: Version,
  expires_at: Instant,
  /** End of an accepted price. Null unless accepted. */
  valid_until: Instant.nullable(),
  history: z.array(
    z.object({
      at: Instant,
      by: z.enum(offerParties),
      action: z.enum(offerActions),
      amount: Amount,
      description: z.string(),
    }),
  ),
});

export const OfferCreate = z.strictObject({ amount: Amount, stream_id: Id, description });
export const OfferRevise = z.strictObject({ amount: Amount, description, version: Version.optional() });
/** A stale version is refused, so that a party accepts only terms it has seen. */
export const OfferAnswer = z.strictObject({ version: Version.optional() }).optional();
