import { z } from 'zod';
import { accessKeys, maxHours, minHours } from '../../constants.ts';
import { Amount, digits, Id, Instant, text } from '../common.ts';

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
export const AccessQuery = z.strictObject({
  key: z.string().max(128).default(''),
  /** Names separated by commas, those with a comma in double quotes. */
  columns: text(1, 8_000).optional(),
  /** Comparisons such as `depth > 2 and place = 'Hamburg'`. */
  where: text(1, 8_000).optional(),
  limit: digits(1, 1_000_000_000).optional(),
  offset: digits(0, 1_000_000_000).optional(),
});

/**
 * A key of an access. `address` is the one that the purchase gave out; the others have names. `calls` counts reads by
 * this key.
 */
export const AccessKey = z.object({
  id: Id,
  subscription_id: Id,
  kind: z.enum(['address', 'named']),
  name: z.string(),
  created_date: Instant,
  last_used: Instant.optional(),
  calls: z.int(),
});

export const AccessKeys = z.array(AccessKey);
/** Control characters and marks of writing direction could make a name look like another. */
const plain = (value: string) => !/[\p{Cc}\p{Bidi_Control}]/u.test(value);
const KeyName = text(1, accessKeys.name).refine(plain, 'has invisible characters');
export const AccessKeyCreate = z.strictObject({ name: KeyName });
/** `stream_url` is shown once: the exchange stores a hash of its key. */
export const AccessKeyCreated = AccessKey.extend({ stream_url: z.string() });
/** A download link, which opens until `expires`. */
export const AccessLink = z.object({ stream_url: z.string(), expires: Instant });
export const AccessAddress = z.object({ stream_url: z.string() });
