import { expect, it } from 'vitest';
import { EventRate } from '#server/live/eventRate.ts';

/** Rate after arrivals, each a number of events and a time in milliseconds. */
const rateOf = (...arrivals: [events: number, at: number][]) => {
  const eventRate = new EventRate();
  for (const [events, at] of arrivals) for (let one = 0; one < events; one += 1) eventRate.beat(at);
  return eventRate.rate(arrivals.at(-1)?.[1] ?? 0);
};

it('counts one event a second after a backlog of fifty', () => {
  expect(rateOf([50, 10], [1, 700], [1, 1700])).toBe(1);
  expect(rateOf([20, 10], [30, 200], [1, 900], [1, 1400], [1, 1900])).toBe(2);
});

it('counts events that arrive in bundles', () => {
  expect(rateOf([1, 0], [10, 400], [10, 500], [10, 600], [10, 1400])).toBe(30);
});

it('gives no rate for too few events or too little time', () => {
  expect(rateOf()).toBeUndefined();
  expect(rateOf([50, 0])).toBeUndefined();
  expect(rateOf([50, 0], [1, 900])).toBeUndefined();
  expect(rateOf([50, 0], [1, 400], [1, 600])).toBeUndefined();
});

it('lowers the rate of a source that fell silent, and measures the pause', () => {
  const eventRate = new EventRate();
  for (let at = 0; at <= 10_000; at += 100) eventRate.beat(at);
  expect(eventRate.rate(10_000)).toBe(10);
  expect(eventRate.rate(15_000)).toBeLessThan(8);
  expect(eventRate.facts(15_000)).toMatchObject({
    largest_gap_seconds: 5,
    last_event_at: '1970-01-01T00:00:10.000Z',
  });
  expect(eventRate.rate(100_000)).toBeUndefined();
});

it('ignores the backlog of a new connection like that of the first', () => {
  const eventRate = new EventRate();
  for (let at = 0; at <= 5_000; at += 1_000) eventRate.beat(at);
  eventRate.lost(5_000);
  eventRate.found(8_000);
  for (let one = 0; one < 50; one += 1) eventRate.beat(8_010);
  eventRate.beat(9_000);
  eventRate.beat(10_000);
  expect(eventRate.rate(10_000)).toBe(1);
  expect(eventRate.outages).toEqual([{ from: 5_000, to: 8_000 }]);
});
