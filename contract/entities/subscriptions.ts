import { z } from 'zod';
import { maxHours, minHours } from '../constants.ts';
import { Amount, Id, Instant } from './common.ts';

const Purchase = z.strictObject({
  stream_id: Id,
  hours: z.int().min(minHours).max(maxHours),
  /** The price per hour shown to the buyer, micro-tokens. The purchase is refused when the price has changed since. */
  shown_price: Amount.optional(),
});

/** One purchase, or several answered one by one. */
export const SubscriptionCreate = z.union([Purchase, z.array(Purchase).min(1).max(100)]);

/** Timed access to a stream. `stream_price` is micro-tokens per hour as paid, `total` micro-tokens. */
export const Subscription = z.object({
  id: Id,
  stream_id: Id,
  stream_name: z.string(),
  stream_owner: Id,
  user_id: Id,
  hours: z.int(),
  start_date: Instant,
  end_date: Instant,
  stream_price: Amount,
  total: Amount,
  /** The buyer's access address. Absent for the seller, for data-room users and for group-only streams. */
  stream_url: z.string().optional(),
  active: z.boolean(),
});

export const SubscriptionReplies = z.object({
  Responses: z.array(
    z.object({ streamID: z.string(), subscriptionID: Id.optional(), errorMessage: z.string().optional() }),
  ),
});

export const SubscriptionReply = z.union([Subscription, SubscriptionReplies]);

/** `key` is the secret of the access address. */
export const AccessQuery = z.strictObject({ key: z.string().max(128).default('') });
export const AccessAddress = z.object({ stream_url: z.string() });
