import type { NotificationPage } from '#contract/generated/documents.ts';
import type { Input, NotificationKind, Unread } from '#contract/types.ts';
import { hold, load, type Held } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';

interface Notifications {
  /** How many are unread, in all and by kind; none before the first answer. */
  unread: Held<Unread> | undefined;
  /** The page that the centre shows. */
  page: Held<NotificationPage> | undefined;
  /** The newest few, under the bell. */
  latest: Held<NotificationPage> | undefined;
  /** Whether news come as they happen; while they do not, the stream is being opened again. */
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

/** Loads one page of what I was told, newest first. */
export const loadNotifications = load('notifications.load', (page) => {
  notifications.page = hold(page);
});

const readLatest = load('notifications.latest', (page) => {
  notifications.latest = hold(page);
});

/** How many stand under the bell. */
export const latestCount = 8;

/** Loads the newest few. */
export const loadLatest = Object.assign(() => readLatest({ limit: latestCount }), { leave: readLatest.leave });

export function countUnread(unread: Unread) {
  notifications.unread = hold(unread);
}

type Told = (unread: Unread) => void;
let tellOthers: Told = () => {};

/** Says how other tabs hear of what was read here. */
export const connectTabs = (tell: Told) => {
  tellOthers = tell;
};

/** Marks some, or without ids all, as read. */
export async function markRead(ids?: readonly string[]) {
  const body: Input<'notifications.read'>['body'] = ids ? { ids: [...ids] } : {};
  const outcome = await run('notifications.read', { body });
  if (outcome.ok) {
    countUnread(outcome.value);
    tellOthers(outcome.value);
  }
  return outcome;
}
