import { expect, it } from 'vitest';
import { attentionChangeMs, attentionOf, type Known } from '#src/pages/dashboard/attention/attention.ts';

const now = Date.UTC(2026, 10, 20, 9);
const hourMs = 3_600_000;
const buyer = { buy: true, answer: true };
const known = (...hours: number[]) =>
  ({
    access: {
      content: hours.map((left) => ({
        subscription_id: `${left}`,
        stream_id: 's',
        stream_name: 'Tides',
        extendable: true,
        price: 250_000,
        stream_end: null,
        end_date: new Date(now + left * hourMs).toISOString(),
      })),
    },
  }) as unknown as Known;

it('lists access that ends within a day and still runs', () => {
  expect(attentionOf(['access'], known(-1, 0, 1, 23, 25), now, buyer).map(({ id }) => id)).toEqual(['1', '23']);
});

it('returns when the list changes: at an end, and a day before one', () => {
  expect(attentionChangeMs(known(-1, 2, 25.5), now)).toBe(1.5 * hourMs + 1);
  expect(attentionChangeMs(known(-1, 1), now)).toBe(hourMs);
  expect(attentionChangeMs(known(), now)).toBeUndefined();
});

it('offers 24 hours with their price to those who may buy', () => {
  const [item] = attentionOf(['access'], known(3), now, buyer);
  expect(item?.stepLabel).toBe('Extend 24 h · 6 DXT');
  const [other] = attentionOf(['access'], known(3), now, { buy: false, answer: true });
  expect(other?.step).toBeUndefined();
});
