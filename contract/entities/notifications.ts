import { z } from 'zod';
import { maxPageSize, notificationKinds } from '../constants.ts';
import { Amount, Id, Instant } from './common.ts';

/** An event about a person's trade. `reference` is the id of the offer, contract, request or purchase. */
export const Notification = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  at: Instant,
  read: z.boolean(),
  stream_id: Id,
  stream_name: z.string(),
  /** True when the reader owns the stream. */
  own: z.boolean(),
  reference: Id,
  /** Absent when the clock caused the event. */
  actor: z.object({ id: Id, name: z.string() }).optional(),
  /** Micro-tokens: an offer's price per hour, or the total of a purchase. */
  amount: Amount.optional(),
});

/** Without `ids`, marks all. */
export const NotificationsRead = z.strictObject({ ids: z.array(Id).min(1).max(maxPageSize).optional() }).optional();
/** Unread counts in total and per kind. Kinds without any are absent. */
export const Unread = z.object({ unread: z.int(), kinds: z.partialRecord(z.enum(notificationKinds), z.int()) });
