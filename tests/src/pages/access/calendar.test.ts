import { expect, it } from 'vitest';
import { calendarOf } from '#src/pages/access/calendar.ts';

const now = Date.UTC(2026, 10, 20, 9);
const ending = (stream_name: string) => ({
  stream_id: 's1',
  stream_name,
  subscription_id: 'b1',
  end_date: '2026-11-22T08:30:00.000Z',
});
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('writes one event at each end, with an alarm a day, an hour and five minutes before', () => {
  const lines = linesOf(calendarOf([ending('Tides')], 'https://data.example.org', now));
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Data Exchange//Access//EN']);
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:b1@data.example.org',
      'DTSTAMP:20261120T090000Z',
      'DTSTART:20261122T081500Z',
      'DTEND:20261122T083000Z',
      'SUMMARY:Access to Tides ends',
      'URL:https://data.example.org/product/s1',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual([
    'TRIGGER;RELATED=END:-P1D',
    'TRIGGER;RELATED=END:-PT1H',
    'TRIGGER;RELATED=END:-PT5M',
  ]);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

it('escapes special characters, so that no name can add lines', () => {
  const lines = linesOf(calendarOf([ending('A; B, C\\D\r\nBEGIN:VEVENT')], 'https://x.org', now));
  expect(lines).toContain(String.raw`SUMMARY:Access to A\; B\, C\\D\nBEGIN:VEVENT ends`);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

it('folds lines at 75 octets without cutting a character', () => {
  const name = '🌊é'.repeat(60);
  const file = calendarOf([ending(name)], 'https://x.org', now);
  const physical = file.split('\r\n');
  expect(Math.max(...physical.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(file.isWellFormed()).toBe(true);
  expect(linesOf(file)).toContain(`SUMMARY:Access to ${name} ends`);
});
