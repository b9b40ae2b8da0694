import { beforeEach, expect, it } from 'vitest';
import { connectAnnouncer, type Announcement } from '#src/state/announce.ts';
import { persist, resetAll, restore } from '#src/state/registry.ts';
import { session } from '#src/state/session.ts';
import { endingSoon, initialWarned, nextWarningMs, warn, warned } from '#src/state/warnings.ts';

const now = Date.UTC(2026, 10, 20, 9);
const minuteMs = 60_000;
const ending = (minutes: number, id = 'tides') => ({
  stream_id: id,
  stream_name: id === 'tides' ? 'Tides' : id,
  end_date: new Date(now + minutes * minuteMs).toISOString(),
});

let said: Announcement[] = [];
beforeEach(() => {
  resetAll();
  Object.assign(warned, initialWarned());
  localStorage.clear();
  said = [];
  connectAnnouncer((announcement) => {
    said.push(announcement);
    return () => {};
  });
});
const texts = () => said.map(({ text }) => text);

it('tells once a day, an hour and five minutes before the end', () => {
  const access = ending(25 * 60);
  for (let minutes = 0; minutes <= 25 * 60 + 5; minutes += 1) warn([access], now + minutes * minuteMs);
  expect(texts()).toEqual(['Tides ends within 24 hours', 'Tides ends within an hour', 'Tides ends within 5 minutes']);
  expect(said.every(({ kind }) => kind === 'notification')).toBe(true);
});

it('tells only the nearest when several are due at once, and several products together', () => {
  warn([ending(3), ending(40, 'air'), ending(50, 'birds'), ending(9999, 'work')], now);
  expect(texts()).toEqual(['Tides ends within 5 minutes', 'Access to 2 products ends within an hour']);
});

it('begins anew once access is extended, and forgets what no longer runs', () => {
  warn([ending(30)], now);
  warn([ending(30 + 23 * 60)], now);
  expect(texts()).toEqual(['Tides ends within an hour', 'Tides ends within 24 hours']);
  warn([], now);
  expect(warned.told).toEqual({});
});

it('says nothing twice after a reload of the page', async () => {
  const stop = persist(() => 'u1');
  session.token = 'signed in';
  warn([ending(30)], now);
  await Promise.resolve();
  stop();
  Object.assign(warned, initialWarned());
  restore();
  warn([ending(30)], now);
  expect(texts()).toEqual(['Tides ends within an hour']);
});

it.each(['[]', '{"told":[1]}', '{"told":{"a":null,"b":{"end":1,"ms":"x"}}}', 'no JSON'])(
  'takes a damaged store %j for none',
  (text) => {
    localStorage.setItem('warned', text);
    restore();
    warn([ending(30)], now);
    expect(texts()).toEqual(['Tides ends within an hour']);
  },
);

it('knows when to look next, and what ends within the hour', () => {
  expect(nextWarningMs([], now)).toBeUndefined();
  expect(nextWarningMs([ending(-1)], now)).toBeUndefined();
  expect(nextWarningMs([ending(61), ending(7, 'air')], now)).toBe(minuteMs);
  expect(nextWarningMs([ending(4)], now)).toBe(4 * minuteMs);
  expect(endingSoon([ending(4, 'air'), ending(60), ending(61, 'birds')], now)).toEqual([ending(4, 'air'), ending(60)]);
});
