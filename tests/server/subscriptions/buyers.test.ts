import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stream } from '#contract/types.ts';
import { subscriptionHandlers } from '#server/domains/subscriptions/handlers.ts';
import { countBuyers } from '#server/jobs/buyers.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { openBank, type Bank } from '#tests/support/bank.ts';
import { engines } from '#tests/support/database/engines.ts';
import { openTestExchange } from '#tests/support/exchange.ts';
import { runSeed, withJitter } from '#tests/support/jitter.ts';

const people = 30;
const times = <R>(work: (index: number) => Promise<R>) =>
  Promise.all(Array.from({ length: people }, (_, n) => work(n)));

describe.each(engines())('buyers on %s', (engine) => {
  let bank: Bank;
  let seller: Caller;
  beforeAll(async () => {
    bank = await openBank(engine);
    seller = await bank.person();
  });
  afterAll(() => bank.close());

  it('are each counted once, while others buy and several processes count', async () => {
    const streams = await Promise.all([1, 2, 3].map(() => bank.stream(seller, { price: 0 })));
    const buy = async (number: number) => {
      const caller = await bank.person();
      for (const stream_id of [streams[number % 3]!, streams[number % 3]!, streams[(number + 1) % 3]!]) {
        const body = { stream_id, hours: 1 };
        await bank.call('access.buy', subscriptionHandlers['access.buy'], { caller, body });
      }
    };
    await withJitter(bank.database.faults, { seed: runSeed(), maxMs: 5 }, () =>
      Promise.all([times(buy), times(() => countBuyers(bank.exchange))]),
    );
    await Promise.all([countBuyers(bank.exchange), countBuyers(bank.exchange)]);
    const counted = await bank.database.db.selectFrom('streams').select('buyers').where('id', 'in', streams).execute();
    expect(counted).toEqual(streams.map(() => ({ buyers: (people / 3) * 2 })));
    expect(await bank.database.db.selectFrom('new_buyers').selectAll().execute()).toEqual([]);
  });
});

it('a running exchange counts them within seconds', async () => {
  const exchange = await openTestExchange();
  const [seller, buyer] = [await exchange.join('seller'), await exchange.join('buyer')];
  const body = { name: 'Rain', type: 'Dataset', description: 'x', price: 0, subcategory: await exchange.addCategory() };
  const listed = await seller.call('POST', '/streams/streams', { ...body, url: 'https://data.example.com/rain' });
  const { id } = listed.json<Stream>();
  const read = async () => (await buyer.call('GET', `/streams/streams/${id}`)).json<Stream>().stats;
  expect(await read()).toEqual({ buyers: 0 });
  expect((await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 })).statusCode).toBe(201);
  await expect.poll(read).toEqual({ buyers: 1 });
  await exchange.close();
});
