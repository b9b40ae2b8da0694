import { afterEach, expect, it } from 'vitest';
import {
  changeNotificationSettings,
  initialNotificationSettings,
  isQuiet,
  deliveryFor,
  listedKinds,
  notificationSettings,
  storedNotificationSettings,
} from '#src/state/me/notificationSettings.ts';
import { chooseFormats } from '#src/state/me/preferences.ts';

afterEach(() => {
  Object.assign(notificationSettings, initialNotificationSettings());
  chooseFormats({ timeZone: '' });
});

const at = (hour: number) => Date.UTC(2026, 5, 1, hour);

it.each([
  ['none are', '', '', 3, false],
  ['an end alone makes none', '', '07:00', 3, false],
  ['an empty span is none', '07:00', '07:00', 7, false],
  ['the hours of a day are', '09:00', '17:00', 9, true],
  ['their end is over', '09:00', '17:00', 17, false],
  ['late in a night they are', '22:00', '07:00', 23, true],
  ['early in it too', '22:00', '07:00', 6, true],
  ['by day they are not', '22:00', '07:00', 12, false],
])('quiet hours: %s', (_, quietFrom, quietTo, hour, quiet) => {
  expect(isQuiet(at(hour), { quietFrom, quietTo }, 'UTC')).toBe(quiet);
});

it('shows every kind and sounds for none by default', () => {
  expect(deliveryFor('offer_created')).toEqual({ shown: true, heard: false });
  changeNotificationSettings({ unshown: ['offers'], heard: ['money'] });
  expect(deliveryFor('offer_created')).toEqual({ shown: false, heard: false });
  expect(deliveryFor('access_sold')).toEqual({ shown: true, heard: true });
});

it('neither lists, shows nor plays a sound for kinds that are turned off', () => {
  changeNotificationSettings({ off: ['offers'], heard: ['offers'] });
  expect(deliveryFor('offer_created')).toEqual({ shown: false, heard: false });
  expect(listedKinds(notificationSettings)).not.toContain('offer_created');
  expect(listedKinds(notificationSettings)).toContain('access_sold');
  changeNotificationSettings({ off: [] });
  expect(listedKinds(notificationSettings)).toBeUndefined();
});

it('counts quiet hours in the time zone in which moments are shown', () => {
  changeNotificationSettings({ quietFrom: '22:00', quietTo: '07:00', heard: ['money'] });
  chooseFormats({ timeZone: 'Asia/Tokyo' });
  expect(deliveryFor('access_sold', at(14))).toEqual({ shown: false, heard: false });
  chooseFormats({ timeZone: 'UTC' });
  expect(deliveryFor('access_sold', at(14))).toEqual({ shown: true, heard: true });
});

it('keeps only valid stored settings', () => {
  expect(storedNotificationSettings({ unshown: ['weather'], heard: 'all', quietFrom: '25:00', quietTo: 7 })).toEqual(
    initialNotificationSettings(),
  );
  const good = { off: ['watched'], unshown: ['offers'], heard: ['money'], quietFrom: '22:30', quietTo: '07:00' };
  expect(storedNotificationSettings(good)).toEqual(good);
  expect(storedNotificationSettings('{')).toBeUndefined();
});
