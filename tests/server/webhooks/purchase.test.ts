// A purchase of a product whose seller has a dead address: counted in database calls, not timed.
import { expect, it } from 'vitest';
import { addHook, openReceiver, openWebhooks } from './fixture.ts';
import type { Person } from '#tests/support/exchange.ts';

it('a purchase makes no more database calls with channels than without, and waits for no address', async () => {
  const { server, waiting, wake } = await openWebhooks();
  const dead = await openReceiver(() => undefined);
  const [plain, seller] = [await server.join('user'), await server.join('user')];
  await plain.call('PUT', '/notifications/choices', { mail: [{ kind: 'access_sold', choice: 'off' }] });
  await addHook(seller, dead.url, ['access_sold']);
  const [free, heard] = [await plain.list({ visibility: 'public' }), await seller.list({ visibility: 'public' })];
  const { faults } = server.database;

  async function callsOf(buyer: Person, stream: string): Promise<number> {
    const before = faults.calls();
    const bought = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: stream, hours: 1 });
    expect(bought.statusCode).toBe(201);
    return faults.calls() - before;
  }

  // The queues poll beside the calls and only add to their number: the least one is that of the purchase.
  const counts: Record<'without' | 'with', number[]> = { without: [], with: [] };
  for (let round = 0; round < 6; round += 1) {
    const buyer = await server.join('user');
    counts.without.push(await callsOf(buyer, free));
    counts.with.push(await callsOf(buyer, heard));
    wake();
  }
  expect(Math.min(...counts.with)).toBe(Math.min(...counts.without));
  // None was answered: every message waits, and every purchase is done.
  expect(await waiting()).toHaveLength(6);
});
