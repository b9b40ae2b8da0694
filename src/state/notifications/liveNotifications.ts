// One tab reads the stream and broadcasts it: server and browser limit the number of connections.
import type { Notification, Unread } from '#contract/types.ts';
import { toFailure } from '../../api/failure.ts';
import { followNotifications, type StreamEvent } from '../../api/follow.ts';
import { followRetryMs } from '../../config/constants.ts';
import { announce, type Announcement } from '../machine/announce.ts';
import { chime } from './chime.ts';
import { connectUnreadBroadcast, setUnread, notifications } from './notifications.ts';
import { connectSettingsBroadcast, deliveryFor, receiveNotificationSettings } from '../me/notificationSettings.ts';
import { reload } from '../machine/operations.ts';
import { offerLists, paymentLists } from '../machine/actions/reloads.ts';
import { wait } from '../machine/wait.ts';
import { receiveBalance } from './moneyReload.ts';

/** Loads that a notification outdates, by the beginning of its kind. */
export const outdated: Readonly<Record<string, readonly string[]>> = {
  offer: offerLists,
  access: [
    'access.bought',
    'accesses.mine',
    'accesses.running',
    'requests.received',
    'requests.sent',
    'requests.forProduct',
    'overview.requests',
    'overview.access',
    'product.load',
  ],
  algorithm: ['product.algorithms'],
  contract: ['contracts.owned', 'contracts.partner', 'contracts.waiting', 'overview.contracts'],
  watch: ['product.load', 'product.history'],
  payment: paymentLists,
  purchase: paymentLists,
  withdrawal: paymentLists,
};

const isUnread = (data: unknown): data is Unread => typeof (data as Partial<Unread> | null)?.unread === 'number';
const isBalance = (data: unknown): data is { balance: number } =>
  typeof (data as { balance?: number } | null)?.balance === 'number';
const isNotification = (data: unknown): data is Notification =>
  typeof (data as Partial<Notification> | null)?.kind === 'string';

/** Undefined for an event that the screen shows already. */
type Describe = (notification: Notification) => Omit<Announcement, 'kind'> | undefined;

function applyEvent({ name, data }: StreamEvent, describe: Describe): boolean {
  if (name === 'unread' && isUnread(data)) {
    setUnread(data);
    reload(['notifications.latest', 'notifications.load']);
  }
  if (name === 'balance' && isBalance(data)) receiveBalance(data.balance);
  if (name !== 'notification' || !isNotification(data)) return false;
  const { unread = 0, kinds = {} } = notifications.unread ?? {};
  setUnread({ unread: unread + 1, kinds: { ...kinds, [data.kind]: (kinds[data.kind] ?? 0) + 1 } });
  reload([
    'notifications.latest',
    'notifications.load',
    'overview.changes',
    ...(outdated[data.kind.split('_', 1)[0] ?? ''] ?? []),
  ]);
  const { shown, heard } = deliveryFor(data.kind);
  const announcement = shown && document.visibilityState === 'visible' && describe(data);
  if (announcement) announce({ kind: 'notification', ...announcement });
  return heard;
}

async function waitForRetry(ms: number, signal: AbortSignal) {
  const early = new AbortController();
  const wake = () => document.visibilityState === 'visible' && early.abort();
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  await wait(ms, AbortSignal.any([signal, early.signal])).catch(() => {});
  window.removeEventListener('online', wake);
  document.removeEventListener('visibilitychange', wake);
}

async function follow(onEvent: (event: StreamEvent) => void, signal: AbortSignal) {
  let failures = 0;
  while (!signal.aborted) {
    let after: number | undefined;
    try {
      await followNotifications((event) => {
        failures = 0;
        notifications.live = true;
        onEvent(event);
      }, signal);
    } catch (error) {
      const { status, retryAfter } = toFailure(error).facts;
      // The API client handles the ended session.
      if (status === 401 || status === 403) return;
      after = retryAfter && retryAfter * 1000;
    }
    notifications.live = false;
    // Random jitter: after a restart of the server not all clients return at once.
    const doubled = Math.min(followRetryMs.max, followRetryMs.first * 2 ** failures);
    failures += 1;
    await waitForRetry(after ?? doubled * (0.5 + Math.random() / 2), signal);
  }
}

async function runInOneTab(name: string, signal: AbortSignal, work: () => Promise<void>) {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, { signal }, work);
}

export function startNotifications(userId: string, describe: Describe): () => void {
  const stopped = new AbortController();
  const name = `notifications.${userId}`;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  const broadcast = (event: StreamEvent) => channel?.postMessage(event);
  channel?.addEventListener('message', ({ data }: MessageEvent<StreamEvent>) => {
    // A new tab asks for the count. Any tab that has it replies.
    if (data.name === 'settings') receiveNotificationSettings(data.data);
    else if (data.name !== 'ask') applyEvent(data, describe);
    else if (notifications.unread) broadcast({ name: 'unread', data: { ...notifications.unread } });
  });
  connectUnreadBroadcast((unread) => broadcast({ name: 'unread', data: unread }));
  connectSettingsBroadcast((settings) => broadcast({ name: 'settings', data: settings }));
  broadcast({ name: 'ask', data: null });
  const onEvent = (event: StreamEvent) => {
    // One sound for all tabs.
    if (applyEvent(event, describe)) chime();
    broadcast(event);
  };
  runInOneTab(name, stopped.signal, () => follow(onEvent, stopped.signal)).catch(() => {
    // Aborted while waiting for the lock.
  });
  return () => {
    stopped.abort();
    channel?.close();
    connectUnreadBroadcast(() => {});
    connectSettingsBroadcast(() => {});
  };
}
