import { assert, array, integer, property } from '#tests/support/property.ts';
import { expect, it } from 'vitest';
import { costOf, firstExtension, lapsingWithin, maxHours } from '#src/pages/shared/trade/extension.ts';

const hourMs = 3_600_000;
const at = (ms: number) => new Date(ms).toISOString();

it('sums micro-tokens exactly, and returns undefined beyond the safe range', () => {
  const prices = array(integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), { maxLength: 6 });
  assert(
    property(prices, integer({ min: 1, max: 8760 }), (all, hours) => {
      const exact = all.reduce((sum, price) => sum + BigInt(price) * BigInt(hours), 0n);
      const cost = costOf(
        all.map((price) => ({ price })),
        hours,
      );
      expect(cost).toBe(exact <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(exact) : null);
    }),
  );
});

it('limits the hours to those before the first product ends', () => {
  const now = 1_000_000 * hourMs;
  const free = { price: 1, end_date: at(now + 5 * hourMs), stream_end: null };
  const ending = { ...free, stream_end: at(now + 9.5 * hourMs) };
  const lapsed = { price: 1, end_date: at(now - 5 * hourMs), stream_end: at(now + 3 * hourMs) };
  expect(maxHours([free], now)).toBe(8760);
  expect(maxHours([free, ending], now)).toBe(4);
  expect(maxHours([free, ending, lapsed], now)).toBe(3);
  // The product ends with the access: no hours are left to buy.
  expect(maxHours([{ ...free, stream_end: free.end_date }], now)).toBe(0);
  expect(maxHours([{ ...free, stream_end: at(now - hourMs) }], now)).toBe(0);
});

it('offers a day at most, and nothing within the last hour or without an exact cost', () => {
  const now = 1_000_000 * hourMs;
  const open = { price: 2, end_date: at(now), stream_end: null };
  expect(firstExtension(open, now)).toEqual({ hours: 24, cost: 48 });
  expect(firstExtension({ ...open, stream_end: at(now + 5.5 * hourMs) }, now)).toEqual({ hours: 5, cost: 10 });
  expect(firstExtension({ ...open, stream_end: at(now + 0.5 * hourMs) }, now)).toBeUndefined();
  expect(firstExtension({ ...open, price: Number.MAX_SAFE_INTEGER }, now)).toBeUndefined();
});

it('finds accesses that end within a number of days', () => {
  const [soon, late] = [{ end_date: at(7 * 24 * hourMs) }, { end_date: at(7 * 24 * hourMs + 1) }];
  expect(lapsingWithin([soon, late], 7, 0)).toEqual([soon]);
});
