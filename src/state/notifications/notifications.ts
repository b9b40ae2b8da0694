import type { NotificationPage } from '#contract/generated/documents.ts';
import type { Input, NotificationKind, Unread } from '#contract/types.ts';
import { ref, load, type Ref } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';

interface Notifications {
  unread: Ref<Unread> | undefined;
  page: Ref<NotificationPage> | undefined;
  latest: Ref<NotificationPage> | undefined;
  live: boolean;
}

export const initialNotifications = (): Notifications => ({
  unread: undefined,
  page: undefined,
  latest: undefined,
  live: false,
});
export const notifications = createStore(initialNotifications, { persist: false });

export interface NotificationFilter {
  unread?: boolean | undefined;
  kinds?: readonly NotificationKind[] | undefined;
  page?: number | undefined;
}

export const loadNotifications = load('notifications.load', (page) => {
  notifications.page = ref(page);
});

const readLatest = load('notifications.latest', (page) => {
  notifications.latest = ref(page);
});

export const latestCount = 8;

export const loadLatest = Object.assign(() => readLatest({ limit: latestCount }), { leave: readLatest.leave });

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
