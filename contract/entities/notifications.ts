import { z } from 'zod';
import { maxPageSize } from '../constants.ts';
import { mailChoices, notificationKindNames } from '../notificationKinds.ts';
import { Amount, Id, Instant, Party } from './common.ts';

export const NotificationKind = z.enum(notificationKindNames);

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
  before: Amount.optional().describe('Price per hour before a revision or a new list price, micro-tokens.'),
  note: z.string().optional().describe('Text of a notice of the seller.'),
  date: z.string().optional().describe('Day of a notice of the seller.'),
  snoozed_until: Instant.optional().describe('Hidden from the list until then, and unread again.'),
});

const ids = z.array(Id).min(1).max(maxPageSize);

/** Without `ids`, marks all that are listed. */
export const NotificationsRead = z.strictObject({ ids: ids.optional(), read: z.boolean().default(true) }).optional();
/** Without `until`, ends the snooze. */
export const NotificationsSnooze = z.strictObject({ ids, until: Instant.optional() });
/** Unread counts in total and per kind. Kinds without any are absent. */
export const Unread = z.object({ unread: z.int(), kinds: z.partialRecord(NotificationKind, z.int()) });

const KindChoice = z.strictObject({ kind: NotificationKind, choice: z.enum(mailChoices) });

/** Ways to mail each kind. */
export const NotificationChoices = z.object({ mail: z.array(KindChoice) });
/** Kinds without a row keep their choice. */
export const NotificationChoose = z.strictObject({
  mail: z
    .array(KindChoice)
    .min(1)
    .max(notificationKindNames.length)
    .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, 'names a kind twice'),
});
