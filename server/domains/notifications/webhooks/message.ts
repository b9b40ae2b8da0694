// Bodies of webhooks: CloudEvents 1.0 in structured JSON.
import type { Notification } from '#contract/types.ts';
import { linkOf, sentenceOf } from '../sentence.ts';

interface Event {
  readonly id: string;
  readonly type: string;
  readonly time: string;
  readonly data: object;
}

const eventText = ({ id, type, time, data }: Event, publicUrl: string) =>
  JSON.stringify({
    specversion: '1.0',
    id,
    source: publicUrl,
    type,
    time,
    datacontenttype: 'application/json',
    data,
  });

export const notificationBody = (id: string, notification: Notification, publicUrl: string): string => {
  const { id: notificationId, kind, at, own, read: _read, snoozed_until: _snoozed, ...facts } = notification;
  const data = {
    notification_id: notificationId,
    kind,
    text: sentenceOf(notification),
    url: linkOf(notification, publicUrl),
    own,
    ...facts,
  };
  return eventText({ id, type: `notification.${kind}`, time: at, data }, publicUrl);
};

export const testBody = (id: string, at: Date, publicUrl: string): string =>
  eventText({ id, type: 'webhook.test', time: at.toISOString(), data: { text: 'A test of your webhook' } }, publicUrl);
