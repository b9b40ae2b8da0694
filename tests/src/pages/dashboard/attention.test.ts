import { expect, it } from 'vitest';
import { dashboardLayouts } from '#src/pages/dashboard/layouts.ts';
import { attentionChangeMs, attentionOf, type AttentionFacts } from '#src/pages/dashboard/attention/attention.ts';

const now = Date.UTC(2026, 10, 20, 9);
const hourMs = 3_600_000;
const buyer = { buy: true, answer: true };
const known = (...hours: number[]) => bought(7 * 24, ...hours);
/** Access bought for so many hours, with what is left of each. */
const bought = (total: number, ...hours: number[]) =>
  ({
    access: {
      content: hours.map((left) => ({
        subscription_id: `${left}`,
        stream_id: 's',
        stream_name: 'Tides',
        extendable: true,
        price: 250_000,
        stream_end: null,
        start_date: new Date(now + (left - total) * hourMs).toISOString(),
        end_date: new Date(now + left * hourMs).toISOString(),
      })),
    },
  }) as unknown as AttentionFacts;

it('lists access that ends within a day and still runs', () => {
  expect(attentionOf(['access'], known(-1, 0, 1, 23, 25), now, buyer).map(({ id }) => id)).toEqual(['1', '23']);
});

it('lists short access within the last quarter of its time', () => {
  const ids = attentionOf(['access'], bought(24, 25, 23.9, 28 / 60), now, buyer).map(({ id }) => id);
  expect(ids).toHaveLength(2);
});

it('shows the list price beside the offer to accept', () => {
  const offer = {
    id: 'o',
    buyer: { id: 'b', name: 'Ada' },
    seller: { id: 's', name: 'Bo' },
    stream_name: 'Tides',
    amount: 600_000,
    list_price: 900_000,
    turn: 'seller',
    expires_at: new Date(now + hourMs).toISOString(),
  };
  const waiting = { waiting: { content: [offer], total: 1 } } as unknown as AttentionFacts;
  const [item] = attentionOf(['waiting'], waiting, now, buyer);
  expect([item?.stepLabel, item?.note]).toEqual(['Accept 0.6 DXT / h', 'list price 0.9 DXT / h']);
});

it('names products that cannot be sold, links to the missing part, and counts the others', () => {
  const content = [
    { id: 'p', name: 'Tides' },
    { id: 'q', name: 'Forecast', query_missing: true },
  ];
  const sources = { sources: { total: 23, content } } as unknown as AttentionFacts;
  expect(attentionOf(['sources'], sources, now, buyer)).toMatchObject([
    { text: 'Tides cannot be read, so it is not sold', action: 'Fix the source', to: '/products/p/edit' },
    { text: 'Forecast has no published query, so it is not sold', action: 'Publish the query', to: '/product/q' },
    { text: '21 more of your products are not sold now', to: '/products?unsold=1' },
  ]);
});

it('returns the next change of the list: a day before an end, an hour before it, and the end', () => {
  expect(attentionChangeMs(known(-1, 25.5), now)).toBe(1.5 * hourMs + 1);
  expect(attentionChangeMs(known(-1, 2, 25.5), now)).toBe(hourMs + 1);
  expect(attentionChangeMs(known(-1, 1), now)).toBe(1);
  expect(attentionChangeMs(known(-1, 0.5), now)).toBe(0.5 * hourMs);
  const expires_at = new Date(now + 1.5 * hourMs).toISOString();
  const offered = { ...known(3), waiting: { content: [{ expires_at }], total: 1 } } as unknown as AttentionFacts;
  expect(attentionChangeMs(offered, now)).toBe(0.5 * hourMs + 1);
  expect(attentionChangeMs(known(), now)).toBeUndefined();
});

it('lists payments awaiting a decision', () => {
  const waits = (total: number) => attentionOf(['payments'], { payments: { total } } as AttentionFacts, now, buyer);
  expect(waits(2).map(({ text, to }) => [text, to])).toEqual([
    ['2 payments await your decision', '/admin?tab=payments'],
  ]);
  expect(waits(0)).toEqual([]);
});

it('lists the findings of the health check', () => {
  const health = { findings: ['diskLow', 'backupOld'] };
  expect(attentionOf(['health'], { health } as unknown as AttentionFacts, now, buyer)).toMatchObject([
    { id: 'diskLow', to: '/admin?tab=health' },
    { id: 'backupOld', text: 'No backup in the last seven days' },
  ]);
});

it.each(['seller', 'sp'] as const)(
  'gives what waits for a %s the whole width, which one line leaves half empty',
  (slot) => expect(dashboardLayouts[slot].sections[0]).toEqual(['attention']),
);

it('links to the product if more hours need an approval', () => {
  const guarded = known(3);
  Object.assign(guarded.access?.content[0] ?? {}, { extendable: false, approval: 'needed' });
  const [item] = attentionOf(['access'], guarded, now, buyer);
  expect([item?.action, item?.to, item?.step]).toEqual(['Ask for access', '/product/s', undefined]);
});

it('offers 24 hours with their price to those who may buy', () => {
  const [item] = attentionOf(['access'], known(3), now, buyer);
  expect(item?.stepLabel).toBe('Extend 24 h · 6 DXT');
  const [valued] = attentionOf(['access'], known(3), now, buyer, (micro) => `${micro} (value)`);
  expect(valued?.stepLabel).toBe('Extend 24 h · 6000000 (value)');
  const [other] = attentionOf(['access'], known(3), now, { buy: false, answer: true });
  expect(other?.step).toBeUndefined();
});

it('offers the missing tokens in place of an extension that the wallet cannot pay', () => {
  const [item] = attentionOf(['access'], { ...known(3), balance: 5_000_000 }, now, buyer);
  expect(item).toMatchObject({ action: 'Add tokens', to: '/wallet?add=1000000&product=s&hours=24' });
  expect(item).not.toHaveProperty('step');
  const [paid] = attentionOf(['access'], { ...known(3), balance: 6_000_000 }, now, buyer);
  expect(paid?.stepLabel).toBe('Extend 24 h · 6 DXT');
});

it('labels the last day of a contract, which is no deadline for an answer', () => {
  const contract = { id: 'c', owner_name: 'Ada', share: 10, stream_name: 'Tides', end_time: '2027-11-25T19:40:00Z' };
  const contracts = { contracts: { content: [contract] } } as unknown as AttentionFacts;
  expect(attentionOf(['contracts'], contracts, now, buyer)).toMatchObject([{ until: contract.end_time, runs: true }]);
  expect(attentionOf(['access'], known(3), now, buyer)[0]).not.toHaveProperty('runs');
});
