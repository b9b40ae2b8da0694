import type { Notification } from '#contract/generated/documents.ts';
import { notificationMessages as messages } from '../../messages/notifications.ts';
import { preferences } from '../../state/me/preferences.ts';

const dayMs = 86_400_000;

/** The moment by which the inbox is sorted. */
export const momentOf = ({ at, snoozed_until }: Notification): string => snoozed_until ?? at;

export interface Period {
  title: string;
  /** Parts of the moment that the title leaves open. */
  time: Intl.DateTimeFormatOptions;
  notifications: Notification[];
}

const clock = { hour: '2-digit', minute: '2-digit' } as const;
const day = { day: 'numeric', month: 'short' } as const;

/** Periods from the latest; `ahead` holds snoozed notifications. */
const periods = {
  ahead: { title: messages.periods.ahead, time: { ...day, ...clock } },
  today: { title: messages.periods.today, time: clock },
  yesterday: { title: messages.periods.yesterday, time: clock },
  week: { title: messages.periods.week, time: { weekday: 'short', ...clock } },
  earlier: { title: messages.periods.earlier, time: day },
} as const satisfies Record<string, Omit<Period, 'notifications'>>;

/** Groups sorted notifications by periods in the preferred time zone. A week starts on Monday. */
export function periodsOf(sorted: readonly Notification[], now: number): Period[] {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: preferences.timeZone || undefined, dateStyle: 'short' });
  /** Days since 1970 of the local date. */
  const dayOf = (moment: number) => Date.parse(days.format(moment)) / dayMs;
  const today = dayOf(now);
  const monday = today - ((new Date(today * dayMs).getUTCDay() + 6) % 7);
  const periodOf = (at: number): keyof typeof periods => {
    if (at > today) return 'ahead';
    if (at === today) return 'today';
    if (at === today - 1) return 'yesterday';
    return at >= monday ? 'week' : 'earlier';
  };
  const found = new Map<string, Notification[]>();
  for (const notification of sorted) {
    const period = periodOf(dayOf(Date.parse(momentOf(notification))));
    found.set(period, [...(found.get(period) ?? []), notification]);
  }
  return Object.entries(periods).flatMap(([name, period]) => {
    const notifications = found.get(name);
    return notifications ? [{ ...period, notifications }] : [];
  });
}
