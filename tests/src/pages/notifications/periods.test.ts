import { expect, it } from 'vitest';
import type { Notification } from '#contract/generated/documents.ts';
import { periodsOf } from '#src/pages/notifications/periods.ts';
import { preferences } from '#src/state/me/preferences.ts';

const at = (moment: string, snoozed_until: string | null = null) =>
  ({ at: moment, snoozed_until }) as Partial<Notification> as Notification;
const titlesOn = (now: string, ...listed: readonly Notification[]) =>
  periodsOf(listed, Date.parse(now)).map(({ title, notifications }) => [title, notifications.length]);

it('groups by today, yesterday, the week from Monday, and everything earlier', () => {
  preferences.timeZone = 'UTC';
  const listed = ['25T08', '24T23', '24T01', '23T00', '22T23', '01T12'].map((hour) => at(`2026-11-${hour}:00:00Z`));
  expect(titlesOn('2026-11-25T12:00:00Z', ...listed)).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['This week', 1],
    ['Earlier', 2],
  ]);
  expect(titlesOn('2026-11-30T00:00:00Z', ...listed)).toEqual([['Earlier', 6]]);
  expect(titlesOn('2026-11-29T00:00:00Z', ...listed)).toEqual([
    ['This week', 4],
    ['Earlier', 2],
  ]);
});

it('counts days in the preferred time zone, and lists snoozed notifications first', () => {
  preferences.timeZone = 'Asia/Tokyo';
  const listed = [at('2026-11-20T08:00:00Z', '2026-11-27T08:00:00Z'), at('2026-11-24T16:00:00Z')];
  expect(titlesOn('2026-11-25T03:00:00Z', ...listed)).toEqual([
    ['Returning later', 1],
    ['Today', 1],
  ]);
});
