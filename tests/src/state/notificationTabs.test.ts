// A setting of one tab applies in all: the tab with the event stream plays sounds for the others.
import { afterEach, expect, it } from 'vitest';
import { connect } from '#src/api/connections.ts';
import { startNotifications } from '#src/state/notifications/liveNotifications.ts';
import {
  changeNotificationSettings,
  initialNotificationSettings,
  deliveryFor,
  notificationSettings,
} from '#src/state/me/notificationSettings.ts';
import { resetAll } from '#src/state/machine/registry.ts';

afterEach(resetAll);

it('shares notification settings with other tabs', async () => {
  connect({ fetch: () => new Promise<Response>(() => {}) });
  const stop = startNotifications('tabs', () => ({ type: 'info', text: '' }));
  const other = new BroadcastChannel('notifications.tabs');
  const heard: { name: string; data: unknown }[] = [];
  other.addEventListener('message', ({ data }: MessageEvent<(typeof heard)[number]>) => void heard.push(data));

  changeNotificationSettings({ heard: ['money'], quietFrom: '22:00' });
  const chosen = { ...initialNotificationSettings(), heard: ['money'], quietFrom: '22:00' };
  await expect.poll(() => heard).toEqual([{ name: 'settings', data: chosen }]);

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  other.postMessage({ name: 'settings', data: { ...initialNotificationSettings(), heard: ['offers', 'weather'] } });
  await expect.poll(() => notificationSettings.heard).toEqual(['offers']);
  expect(notificationSettings.quietFrom).toBe('');
  expect(deliveryFor('offer_created')).toEqual({ shown: true, heard: true });
  // It is not echoed: two tabs would loop.
  changeNotificationSettings({ unshown: ['contracts'] });
  await expect.poll(() => heard).toHaveLength(2);
  expect(heard[1]?.data).toMatchObject({ unshown: ['contracts'], heard: ['offers'] });
  other.close();
  stop();
  // Without a listener nothing fails.
  changeNotificationSettings(initialNotificationSettings());
});
