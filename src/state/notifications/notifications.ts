import type { Reads } from '#contract/types.ts';
import type { NotificationKind, Unread } from '#contract/types.ts';
import { ref, type Ref } from '../machine/load.ts';
import { run, type Outcome } from '../machine/operations.ts';
import { isListed, listedKinds, notificationSettings } from '../me/notificationSettings.ts';
import { createStore } from '../machine/registry.ts';
import { resource } from '../machine/resource.ts';
import { useSelected } from '../machine/useSelected.ts';

interface Notifications {
  unread: Ref<Unread> | undefined;
  live: boolean;
}

const initialNotifications = (): Notifications => ({
  unread: undefined,
  live: false,
});
export const notifications = createStore(initialNotifications, { persist: false });

export type NotificationFilter = Reads['notifications']['variables'];

export const notificationList = resource('notifications.load', {
  from: 'notifications',
  input: (filter: NotificationFilter) => filter,
});

export const latestNotifications = resource('notifications.latest', {
  from: 'notifications',
  input: () => ({ limit: 8, ...listed() }),
});

const listed = () => {
  const kinds = listedKinds(notificationSettings);
  return kinds && { kinds };
};

/** Unread counts without the kinds that are switched off; undefined before the first count. */
export function useUnread(): Unread | undefined {
  const unread = useSelected(notifications, (now) => now.unread);
  const listedNow = useSelected(notificationSettings, (settings) =>
    Object.keys(unread?.kinds ?? {}).filter((kind) => isListed(kind as NotificationKind, settings)),
  );
  if (!unread) return undefined;
  const kinds = Object.entries(unread.kinds).filter(([kind]) => listedNow.includes(kind));
  return {
    unread: kinds.reduce((sum, [, count]) => sum + count, 0),
    kinds: Object.fromEntries(kinds),
  };
}

export function setUnread(unread: Unread) {
  notifications.unread = ref(unread);
}

type Broadcast = (unread: Unread) => void;
let broadcast: Broadcast = () => {};

export const connectUnreadBroadcast = (send: Broadcast) => {
  broadcast = send;
};

async function apply(outcome: Promise<Outcome<Unread>>) {
  const settled = await outcome;
  if (settled.ok) {
    setUnread(settled.value);
    broadcast(settled.value);
  }
  return settled;
}

export const markRead = (ids?: readonly string[]) =>
  apply(run('notifications.read', { body: ids ? { ids: [...ids], read: true } : { read: true } }));

export const markUnread = (id: string) => apply(run('notifications.unread', { body: { ids: [id], read: false } }));

/** Hides it until then (RFC 3339 in UTC), when it is unread again. Without a time, it returns at once. */
export const snooze = (id: string, until?: string) =>
  apply(run('notifications.snooze', { body: { ids: [id], ...(until && { until }) } }));
