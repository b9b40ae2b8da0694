import { z } from 'zod';
import { notificationKindNames } from '../notificationKinds.ts';
import { webhookHeaders } from '../constants.ts';
import { Id, Instant, page, pageQuery, WebAddress } from './common.ts';
import { Notification, NotificationKind } from './notifications.ts';

const kinds = z
  .array(NotificationKind)
  .min(1)
  .max(notificationKindNames.length)
  .refine((all) => new Set(all).size === all.length, 'names a kind twice');

/** An address of a person that receives notifications, signed as Standard Webhooks describes. */
export const Webhook = z.object({
  id: Id,
  url: z.string(),
  kinds: z.array(NotificationKind),
  created_date: Instant,
  enabled: z.boolean(),
  failing_since: Instant.optional().describe('First failure since the last success.'),
  overlap_until: Instant.optional().describe('Until then messages are also signed with the secret before.'),
  waiting: z.int().describe('Messages that are not delivered yet.'),
});

export const Webhooks = z.array(Webhook);
export const WebhookCreate = z.strictObject({ url: WebAddress, kinds });
/** Without a field, it stays. `enabled: false` discards what waits; `true` starts again. */
export const WebhookChange = z.strictObject({
  url: WebAddress.optional(),
  kinds: kinds.optional(),
  enabled: z.boolean().optional(),
});
/** `secret` is shown once: `whsec_` and the base64 of the key. */
export const WebhookCreated = Webhook.extend({ secret: z.string() });

/** One try to deliver a message. */
export const WebhookAttempt = z.object({
  id: Id,
  message_id: Id.describe(`Value of \`${webhookHeaders.id}\`: the same in every try of a message.`),
  kind: NotificationKind.optional().describe('None for a test.'),
  at: Instant,
  ok: z.boolean(),
  status: z.int().optional().describe('None when nothing answered.'),
  ms: z.int().describe('Milliseconds until the answer.'),
  error: z.string().optional(),
  answer: z.string().describe('The first kilobyte of the answer.'),
});

export const WebhookAttemptQuery = z.strictObject(pageQuery);
export const WebhookAttempts = page(WebhookAttempt);

/** A message of a webhook: an event of CloudEvents 1.0. */
export const WebhookEvent = z.object({
  specversion: z.literal('1.0'),
  id: Id.describe(`Value of \`${webhookHeaders.id}\`.`),
  source: z.string().describe('Address of the exchange.'),
  type: z.string().describe('`notification.` and the kind, or `webhook.test`.'),
  time: Instant,
  datacontenttype: z.literal('application/json'),
  data: z.union([
    Notification.omit({ id: true, at: true, read: true, snoozed_until: true }).extend({
      notification_id: Id,
      text: z.string().describe('The notification in words.'),
      url: z.string().describe('Page of the app with the next step.'),
    }),
    z.strictObject({ text: z.string().describe('Of a test.') }),
  ]),
});
