import { expect, it } from 'vitest';
import { EventRate } from '#server/domains/samples/eventRate.ts';

const rateOf = (...arrivals: [events: number, at: number][]) => {
  const rate = new EventRate();
  for (const [events, at] of arrivals) rate.take(events, at);
  return rate.value;
};

it('counts one event a second after a backlog of fifty', () => {
  expect(rateOf([50, 10], [1, 700], [1, 1700])).toBe(1);
  expect(rateOf([20, 10], [30, 200], [1, 900], [1, 1400], [1, 1900])).toBe(2);
});

it('counts events that come in bundles', () => {
  expect(rateOf([1, 0], [10, 400], [10, 500], [10, 600], [10, 1400])).toBe(30);
});

it('tells no rate from too few events or too little time', () => {
  expect(rateOf()).toBeUndefined();
  expect(rateOf([50, 0])).toBeUndefined();
  expect(rateOf([50, 0], [1, 900])).toBeUndefined();
  expect(rateOf([50, 0], [1, 400], [1, 600])).toBeUndefined();
  expect(rateOf([50, 0], [1, 400], [0, 1400])).toBeUndefined();
});
