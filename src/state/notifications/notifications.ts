import type { Reads } from '#contract/generated/documents.ts';
import type { Input, Unread } from '#contract/types.ts';
import { ref, type Ref } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';
import { resource } from '../machine/resource.ts';

interface Notifications {
  unread: Ref<Unread> | undefined;
  live: boolean;
}

export const initialNotifications = (): Notifications => ({
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
  input: () => ({ limit: 8 }),
});

export function setUnread(unread: Unread) {
  notifications.unread = ref(unread);
}

type Broadcast = (unread: Unread) => void;
let broadcast: Broadcast = () => {};

export const connectUnreadBroadcast = (send: Broadcast) => {
  broadcast = send;
};

export async function markRead(ids?: readonly string[]) {
  const body: Input<'notifications.read'>['body'] = ids ? { ids: [...ids] } : {};
  const outcome = await run('notifications.read', { body });
  if (outcome.ok) {
    setUnread(outcome.value);
    broadcast(outcome.value);
  }
  return outcome;
}
