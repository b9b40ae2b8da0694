// Sales of each own stream, visible to the owner only.
import { expect, it } from 'vitest';
import type { Stream, StreamPage } from '#contract/types.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';

const exchange = await exchangeForFile({ env: { TEST_HOUR_SECONDS: '3600' } });
const [seller, buyer] = [await exchange.join('seller'), await exchange.join('buyer')];
const id = await seller.list({ name: 'Tides', price: 2_000_000, offer: true });
await seller.list({ name: 'None', price: 2_000_000 });
await buyer.call('POST', '/transactions/tokens/buy', { amount: 100_000_000 });
for (const hours of [1, 2]) await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours });
await buyer.call('POST', '/offers/offers', { stream_id: id, amount: 5, description: '' });

const sales = { sold: 2, running: 1, earned: 6_000_000, open_offers: 1 };

it('counts accesses, people who read now, tokens and waiting offers, in the list and alone', async () => {
  const list = await seller.call('GET', `/streams/streams?owner=${seller.id}&sort=NAME&order=DESC`);
  expect(list.json<StreamPage>().content.map((stream) => stream.sales)).toEqual([
    sales,
    { sold: 0, running: 0, earned: 0, open_offers: 0 },
  ]);
  expect((await seller.call('GET', `/streams/streams/${id}`)).json<Stream>().sales).toEqual(sales);
});

it('shows them to no one else', async () => {
  const list = await buyer.call('GET', `/streams/streams?owner=-${buyer.id}`);
  expect(list.json<StreamPage>().content.map((stream) => stream.sales)).toEqual([undefined, undefined]);
  expect((await buyer.call('GET', `/streams/streams/${id}`)).json<Stream>().sales).toBeUndefined();
});

it('lists streams with a logo, or those without one', async () => {
  await exchange.db.updateTable('streams').set({ logo: '/pictures/x.png' }).where('id', '=', id).execute();
  const named = async (logo: string) =>
    (await seller.call('GET', `/streams/streams?owner=${seller.id}&logo=${logo}`))
      .json<StreamPage>()
      .content.map(({ name }) => name);
  expect(await named('1')).toEqual(['Tides']);
  expect(await named('0')).toEqual(['None']);
  expect((await seller.call('GET', '/streams/streams?logo=yes')).statusCode).toBe(400);
});
