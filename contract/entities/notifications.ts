import { z } from 'zod';
import { maxPageSize, notificationKinds } from '../constants.ts';
import { Amount, Id, Instant, Party } from './common.ts';

export const NotificationKind = z.enum(notificationKinds);

/** An event about a person's trade. */
export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  at: Instant,
  read: z.boolean(),
  stream_id: Id.optional().describe('None for payments.'),
  stream_name: z.string().optional(),
  own: z.boolean().describe('True when the reader owns the stream.'),
  reference: Id.describe('Id of the offer, contract, request, purchase or payment.'),
  actor: Party.optional().describe('The person who caused it; none when the clock did.'),
  amount: Amount.optional().describe("Micro-tokens: an offer's price per hour, or the total of a purchase."),
});

/** Without `ids`, marks all. */
export const NotificationsRead = z.strictObject({ ids: z.array(Id).min(1).max(maxPageSize).optional() }).optional();
/** Unread counts in total and per kind. Kinds without any are absent. */
export const Unread = z.object({ unread: z.int(), kinds: z.partialRecord(NotificationKind, z.int()) });
