import type { NotificationPage } from '#contract/generated/documents.ts';
import type { Input, NotificationKind, Unread } from '#contract/types.ts';
import { hold, load, type Held } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';

interface Notifications {
  unread: Held<Unread> | undefined;
  page: Held<NotificationPage> | undefined;
  latest: Held<NotificationPage> | undefined;
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
  notifications.page = hold(page);
});

const readLatest = load('notifications.latest', (page) => {
  notifications.latest = hold(page);
});

export const latestCount = 8;

export const loadLatest = Object.assign(() => readLatest({ limit: latestCount }), { leave: readLatest.leave });

export function countUnread(unread: Unread) {
  notifications.unread = hold(unread);
}

type Told = (unread: Unread) => void;
let tellOthers: Told = () => {};

export const connectTabs = (tell: Told) => {
  tellOthers = tell;
};

export async function markRead(ids?: readonly string[]) {
  const body: Input<'notifications.read'>['body'] = ids ? { ids: [...ids] } : {};
  const outcome = await run('notifications.read', { body });
  if (outcome.ok) {
    countUnread(outcome.value);
    tellOthers(outcome.value);
  }
  return outcome;
}
