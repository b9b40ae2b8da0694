import type { Notification } from '#contract/generated/documents.ts';
import { notificationMessages as messages } from '../../messages/notifications.ts';
import { preferences } from '../../state/me/preferences.ts';

const dayMs = 86_400_000;

/** The moment by which the inbox is sorted. */
export const momentOf = ({ at, snoozed_until }: Notification): string => snoozed_until ?? at;

export interface Day {
  title: string;
  notifications: Notification[];
}

/** Groups sorted notifications by the days of the preferred time zone. */
export function daysOf(sorted: readonly Notification[], now: number): Day[] {
  const zone = { timeZone: preferences.timeZone || undefined };
  const key = new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' });
  const long = new Intl.DateTimeFormat('en-GB', {
    ...zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const names = new Map([
    [key.format(now), messages.today],
    [key.format(now - dayMs), messages.yesterday],
  ]);
  const days = new Map<string, Day>();
  for (const notification of sorted) {
    const moment = Date.parse(momentOf(notification));
    const day = key.format(moment);
    const found = days.get(day) ?? { title: names.get(day) ?? long.format(moment), notifications: [] };
    found.notifications.push(notification);
    days.set(day, found);
  }
  return [...days.values()];
}
