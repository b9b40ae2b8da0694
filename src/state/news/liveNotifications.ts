// One tab reads the stream and broadcasts it: server and browser limit the number of connections.
import type { Notification, Unread } from '#contract/types.ts';
import { toFailure } from '../../api/failure.ts';
import { followNotifications, type StreamEvent } from '../../api/follow.ts';
import { followRetryMs } from '../../config/constants.ts';
import { announce, type Announcement } from '../machine/announce.ts';
import { chime } from './chime.ts';
import { connectTabs, countUnread, notifications } from './notifications.ts';
import { connectManners, mannersFor, takeManners } from '../me/notificationSettings.ts';
import { reload } from '../machine/operations.ts';
import { moneyLists, offerLists, type OperationName } from '../machine/rows.ts';
import { wait } from '../machine/wait.ts';
import { wallet } from '../trade/wallet.ts';

const outdated: Readonly<Record<string, readonly OperationName[]>> = {
  offer: offerLists,
  access: [
    'access.bought',
    'access.sold',
    'accesses.mine',
    'accesses.running',
    'requests.received',
    'requests.sent',
    'requests.forProduct',
    'overview.requests',
    'overview.access',
    'product.load',
  ],
  contract: ['contracts.owned', 'contracts.partner', 'overview.contracts'],
  watch: ['product.load', 'product.history'],
};

const withBalance = [...moneyLists, 'overview.months'] as const;

const isUnread = (data: unknown): data is Unread => typeof (data as Partial<Unread> | null)?.unread === 'number';
const isNotification = (data: unknown): data is Notification =>
  typeof (data as Partial<Notification> | null)?.kind === 'string';

type Describe = (notification: Notification) => Omit<Announcement, 'type' | 'kind'>;

/** Applies one event. Returns true when a sound is due. */
function take({ name, data }: StreamEvent, describe: Describe): boolean {
  if (name === 'unread' && isUnread(data)) {
    countUnread(data);
    reload(['notifications.latest', 'notifications.load']);
  }
  // The tab that moved the tokens has loaded the balance already.
  if (name === 'balance' && (data as { balance?: number } | null)?.balance !== wallet.balance) reload(withBalance);
  if (name !== 'notification' || !isNotification(data)) return false;
  const { unread = 0, kinds = {} } = notifications.unread ?? {};
  countUnread({ unread: unread + 1, kinds: { ...kinds, [data.kind]: (kinds[data.kind] ?? 0) + 1 } });
  reload([
    'notifications.latest',
    'notifications.load',
    'overview.changes',
    ...(outdated[data.kind.split('_', 1)[0] ?? ''] ?? []),
  ]);
  const { shown, heard } = mannersFor(data.kind);
  if (shown && document.visibilityState === 'visible')
    announce({ type: 'success', kind: 'notification', ...describe(data) });
  return heard;
}

async function pause(ms: number, signal: AbortSignal) {
  const early = new AbortController();
  const wake = () => document.visibilityState === 'visible' && early.abort();
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  await wait(ms, AbortSignal.any([signal, early.signal])).catch(() => {});
  window.removeEventListener('online', wake);
  document.removeEventListener('visibilitychange', wake);
}

async function follow(told: (event: StreamEvent) => void, signal: AbortSignal) {
  let failures = 0;
  while (!signal.aborted) {
    let after: number | undefined;
    try {
      await followNotifications((event) => {
        failures = 0;
        notifications.live = true;
        told(event);
      }, signal);
    } catch (error) {
      const { status, retryAfter } = toFailure(error).facts;
      // The API client handles the ended session.
      if (status === 401 || status === 403) return;
      after = retryAfter && retryAfter * 1000;
    }
    notifications.live = false;
    // Random jitter: after a restart of the server not all clients return at once.
    const doubled = Math.min(followRetryMs.most, followRetryMs.first * 2 ** failures);
    failures += 1;
    await pause(after ?? doubled * (0.5 + Math.random() / 2), signal);
  }
}

/** Runs in one tab at a time where the browser supports locks. */
async function alone(name: string, signal: AbortSignal, work: () => Promise<void>) {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, { signal }, work);
}

export function startNotifications(userId: string, describe: Describe): () => void {
  const leaving = new AbortController();
  const name = `notifications.${userId}`;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  const others = (event: StreamEvent) => channel?.postMessage(event);
  channel?.addEventListener('message', ({ data }: MessageEvent<StreamEvent>) => {
    // A new tab asks for the count. Any tab that has it replies.
    if (data.name === 'manners') takeManners(data.data);
    else if (data.name !== 'ask') take(data, describe);
    else if (notifications.unread) others({ name: 'unread', data: { ...notifications.unread } });
  });
  connectTabs((unread) => others({ name: 'unread', data: unread }));
  connectManners((manners) => others({ name: 'manners', data: manners }));
  others({ name: 'ask', data: null });
  const told = (event: StreamEvent) => {
    // One sound for all tabs.
    if (take(event, describe)) chime();
    others(event);
  };
  alone(name, leaving.signal, () => follow(told, leaving.signal)).catch(() => {
    // Aborted while waiting for the lock.
  });
  return () => {
    leaving.abort();
    channel?.close();
    connectTabs(() => {});
    connectManners(() => {});
  };
}
