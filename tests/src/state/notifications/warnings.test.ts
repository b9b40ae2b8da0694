import { beforeEach, expect, it } from 'vitest';
import { createStore, persist, resetAll, restore } from '#src/state/machine/registry.ts';
import { session } from '#src/state/me/session.ts';
import { endingSoon, initialWarned, nextWarningMs, takeWarnings, warned } from '#src/state/notifications/warnings.ts';

const now = Date.UTC(2026, 10, 20, 9);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const at = (ms: number) => new Date(ms).toISOString();
/** Access bought at `now`. */
const bought = (hours: number, id = 'tides') => ({
  stream_id: id,
  stream_name: id === 'tides' ? 'Tides' : id,
  start_date: at(now),
  end_date: at(now + hours * hourMs),
});
/** Access of 100 hours with some minutes left. */
const ending = (minutes: number, id = 'tides') => ({
  ...bought(0, id),
  start_date: at(now + minutes * minuteMs - 100 * hourMs),
  end_date: at(now + minutes * minuteMs),
});
const textsAt = (running: Parameters<typeof takeWarnings>[0], ms: number) =>
  takeWarnings(running, ms).map(({ text }) => text);

beforeEach(() => {
  resetAll();
  Object.assign(warned, initialWarned());
  localStorage.clear();
});

it.each([
  [1, [[55, 'Tides ends within 5 minutes']]],
  [4, [[235, 'Tides ends within 5 minutes']]],
  [
    12,
    [
      [660, 'Tides ends within an hour'],
      [715, 'Tides ends within 5 minutes'],
    ],
  ],
  [
    48,
    [
      [2820, 'Tides ends within an hour'],
      [2875, 'Tides ends within 5 minutes'],
    ],
  ],
])(
  'warns of %i bought hours in the last quarter, once for each band, at the minute it is entered',
  (hours, expected) => {
    const shown: [number, string][] = [];
    for (let minutes = 0; minutes <= hours * 60 + 5; minutes += 1)
      for (const text of textsAt([bought(hours)], now + minutes * minuteMs)) shown.push([minutes, text]);
    expect(shown).toEqual(expected);
  },
);

it('warns of the nearest band when several were entered, and of several products together', () => {
  const running = [ending(61), ending(70, 'air'), ending(80, 'birds'), ending(9999, 'work')];
  expect(textsAt(running, now)).toEqual([]);
  expect(textsAt(running, now + 57 * minuteMs)).toEqual([
    'Tides ends within 5 minutes',
    'Access to 2 products ends within an hour',
  ]);
});

it('is silent about access first seen inside a band and about an extension, and forgets what no longer runs', () => {
  expect(textsAt([ending(30)], now)).toEqual([]);
  expect(textsAt([ending(30 + 24 * 60)], now)).toEqual([]);
  expect(textsAt([ending(30 + 24 * 60)], now + 24 * hourMs)).toEqual(['Tides ends within an hour']);
  expect(textsAt([], now)).toEqual([]);
  expect(warned.checked).toEqual({});
});

it('remembers given warnings across a reload, and warns of a band entered while the page was closed', async () => {
  const stop = persist(() => 'u1');
  session.token = 'signed in';
  const openAgain = async () => {
    await Promise.resolve();
    const stored = localStorage.getItem('warned');
    Object.assign(warned, initialWarned());
    await Promise.resolve();
    localStorage.setItem('warned', stored ?? '');
    restore();
  };
  textsAt([ending(90)], now);
  await openAgain();
  expect(textsAt([ending(90)], now + 40 * minuteMs)).toEqual(['Tides ends within an hour']);
  await openAgain();
  expect(textsAt([ending(90)], now + 41 * minuteMs)).toEqual([]);
  stop();
});

it.each(['[]', '{"checked":[1]}', '{"checked":{"a":null,"b":{"end":1,"at":"x"}}}', 'no JSON'])(
  'ignores a damaged stored value %j',
  (text) => {
    localStorage.setItem('warned', text);
    restore();
    expect(textsAt([ending(61)], now)).toEqual([]);
    expect(textsAt([ending(61)], now + minuteMs)).toEqual(['Tides ends within an hour']);
  },
);

it('restores a store that is created after the start', () => {
  localStorage.setItem('late', '{"count":3}');
  restore();
  const late = createStore(() => ({ count: 0 }), {
    persist: {
      key: 'late',
      scope: 'browser',
      accept: (value) => value as { count: number },
      toStored: (store) => store,
    },
  });
  expect(late.count).toBe(3);
});

it('returns the time of the next check, and accesses that end within the hour', () => {
  expect(nextWarningMs([], now)).toBeUndefined();
  expect(nextWarningMs([ending(-1)], now)).toBeUndefined();
  expect(nextWarningMs([ending(61), ending(7, 'air')], now)).toBe(minuteMs);
  expect(nextWarningMs([ending(4)], now)).toBe(4 * minuteMs);
  expect(endingSoon([ending(4, 'air'), ending(60), ending(61, 'birds')], now)).toEqual([ending(4, 'air'), ending(60)]);
});
