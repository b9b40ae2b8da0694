import { z } from 'zod';
import { maxPageSize, notificationKinds } from '../constants.ts';
import { Amount, Id, Instant } from './common.ts';

/** Something that happened to a person's dealings. `reference` is the offer, contract, request or purchase. */
export const Notification = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  at: Instant,
  read: z.boolean(),
  stream_id: Id,
  stream_name: z.string(),
  /** Whether the stream is the reader's own. */
  own: z.boolean(),
  reference: Id,
  /** Who caused it; absent where the clock did. */
  actor: z.object({ id: Id, name: z.string() }).optional(),
  /** Micro-tokens: an offer's price per hour, or what a purchase came to. */
  amount: Amount.optional(),
});

/** Without `ids` all are marked. */
export const NotificationsRead = z.strictObject({ ids: z.array(Id).min(1).max(maxPageSize).optional() }).optional();
/** How many are unread, in all and of each kind that has any. */
export const Unread = z.object({ unread: z.int(), kinds: z.partialRecord(z.enum(notificationKinds), z.int()) });
